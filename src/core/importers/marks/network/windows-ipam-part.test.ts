import { expect, test } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { linesOf } from '../../../text/lines.ts'
import { windowsIpamOnIn, windowsIpamPartIn } from './windows-ipam-part.ts'

const read = (text: string) =>
  windowsIpamPartIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })).map(
    ({ line }) => line,
  )

test.each([
  ['data:\n  enable-windows-ipam: "false"\n', [2]],
  ["enable-windows-ipam: 'false'", [1]],
  ['data:\n  enable-windows-ipam: "true"\n', []],
  ['kind: ConfigMap\ndata:\n  enable-windows-ipam: "false"\n', []],
  [
    'enable-windows-ipam: "false"\n\nThat was so, now we have:\n\nenable-windows-ipam: "true"\n',
    [],
  ],
  ['The old cluster:\nenable-windows-ipam: "false"\n', []],
  ['Where enable-windows-ipam: false stands, pods wait.', []],
])('%j', (text, lines) => expect(read(text)).toEqual(lines))

test.each([
  ['kubectl get cm amazon-vpc-cni -n kube-system', [1]],
  ['kubectl get cm amazon-vpc-cni', []],
  [undefined, []],
])('the answer that it is not found below %j', (command, lines) => {
  const text = 'Error from server (NotFound): configmaps "amazon-vpc-cni" not found'
  const doc = toDocument('a.txt', {
    lines: linesOf(text),
    isFenced: false,
    ...(command !== undefined && { command }),
  })
  expect(windowsIpamPartIn(doc).map(({ line }) => line)).toEqual(lines)
})

test.each([
  ['amazon-vpc-cni: enable-windows-ipam: "true", enable-windows-prefix-delegation: "false"', 1],
  ['vpc-cni v1.18.3, enable-windows-ipam=true', 1],
  ['kind: ConfigMap\ndata:\n  enable-windows-ipam: "true"\n', 1],
  ['kind: ConfigMap\ndata:\n  enable-windows-ipam: true\n', 0],
  ['{"kind": "ConfigMap", "data": {"enable-windows-ipam": true}}', 0],
  ['Data\n====\nenable-windows-ipam: true\n', 1],
  ['Should we set enable-windows-ipam=true?', 0],
  ['The ConfigMap needs enable-windows-ipam: "true".', 0],
  ['enable-windows-ipam: "false"\n\nNow:\n\nenable-windows-ipam: "true"\n', 0],
])('whether it is on: %j', (text, count) =>
  expect(
    windowsIpamOnIn(toDocument('a.txt', { lines: linesOf(text), isFenced: false })),
  ).toHaveLength(count),
)
