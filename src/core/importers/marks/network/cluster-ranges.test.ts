import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { rangesIn } from './cluster-ranges.ts'

const read = (text: string) =>
  rangesIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value }) => `${name}=${String(value)}`,
  )

test.each([
  'Use for instance `--cluster-cidr=10.244.0.0/16`.',
  'Pod network (e.g. pod CIDR 10.244.0.0/16)',
  'The firewall lets services in 10.1.0.0/16 through.',
  'pods-b 10.42.0.0/16',
  'We want to use 10.42.0.0/16 for pods later.',
  'The proxy has 10.42.0.0/16 for pods-b and others.',
  'The old cluster kept 10.42.0.7/32 for pods.',
])('an example is no range of this cluster: %s', (text) => expect(read(text)).toEqual([]))

test.each([
  ['Our pod CIDR is 10.42.0.0/16.', 'clusterCIDR=10.42.0.0/16'],
  ['The ranges are: pods 10.42.0.0/16, nodes 172.20.5.0/24', 'clusterCIDR=10.42.0.0/16'],
  ['Netze: Pods 10.42.0.0/16, Dienste 10.43.0.0/16', 'serviceCIDR=10.43.0.0/16'],
  ['Die Dienste liegen in 10.96.0.0/12.', 'serviceCIDR=10.96.0.0/12'],
  ['Los servicios usan 10.96.0.0/12', 'serviceCIDR=10.96.0.0/12'],
  ['Service は 172.20.0.0/16 です', 'serviceCIDR=172.20.0.0/16'],
  ['Pod は 10.42.0.0/16、Service は 10.43.0.0/16', 'clusterCIDR=10.42.0.0/16'],
  ['We use 10.42.0.0/16 for pods and 10.43.0.0/16 for services.', 'clusterCIDR=10.42.0.0/16'],
  ['We use 10.42.0.0/16 for pods and 10.43.0.0/16 for services.', 'serviceCIDR=10.43.0.0/16'],
  ['Wir haben 10.42.0.0/16 für die Pods.', 'clusterCIDR=10.42.0.0/16'],
  ['The nodes live in 10.1.0.0/24, the pods in 10.42.0.0/16.', 'clusterCIDR=10.42.0.0/16'],
  ['Pod の範囲は 10.42.0.0/16、Service の範囲は 10.43.0.0/16 です。', 'serviceCIDR=10.43.0.0/16'],
  ['Environment (e.g. on premises), pod CIDR 10.42.0.0/16', 'clusterCIDR=10.42.0.0/16'],
])('a range is told: %s', (text, range) => expect(read(text)).toContain(range))
