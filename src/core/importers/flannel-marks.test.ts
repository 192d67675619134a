import { expect, test } from 'vitest'
import { toDocument } from '../model/document.ts'
import { linesOf } from '../text/lines.ts'
import { flannelMarksIn } from './flannel-marks.ts'

const read = (text: string) =>
  flannelMarksIn(toDocument('a.md', { lines: linesOf(text), isFenced: false })).map(
    ({ decision, name, value, line }) => [decision ?? name, value, line],
  )

test.each([
  [
    'made when FLANNEL_NETWORK=10.244.0.0/16, FLANNEL_SUBNET=10.244.1.0/24',
    [['clusterCIDR', '10.244.0.0/16', 1]],
  ],
  ['echo "FLANNEL_NETWORK=10.1.0.0/16', [['clusterCIDR', '10.1.0.0/16', 1]]],
  ['FLANNEL_NETWORK=$range', []],
  ['MY_FLANNEL_NETWORK=10.1.0.0/16', []],
])('%s', (text, expected) => expect(read(text)).toEqual(expected))
