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
])('an example is no range of this cluster: %s', (text) => expect(read(text)).toEqual([]))

test.each([
  ['Our pod CIDR is 10.42.0.0/16.', 'clusterCIDR=10.42.0.0/16'],
  ['Environment (e.g. on premises), pod CIDR 10.42.0.0/16', 'clusterCIDR=10.42.0.0/16'],
])('a range is told: %s', (text, range) => expect(read(text)).toContain(range))
