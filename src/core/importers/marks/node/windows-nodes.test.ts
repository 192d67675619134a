import { describe, expect, it } from 'vitest'
import { toDocument } from '../../../model/document.ts'
import { windowsNodesIn } from './windows-nodes.ts'

const read = (text: string) =>
  windowsNodesIn(
    toDocument('mail.txt', {
      lines: text
        .split('\n')
        .map((line, i) => ({ text: line, raw: line, number: i + 1, indent: 0 })),
      isFenced: false,
    }),
  )

describe('windows nodes', () => {
  it.each([
    'Pods on the Windows nodes do not reach those on Linux.',
    '$env:CALICO_NETWORKING_BACKEND="vxlan"',
    String.raw`C:\k\kubelet.exe --max-pods=30`,
    'nodeSelector:\n  kubernetes.io/os: windows',
    String.raw`dialing: open \\.\pipe\csi-proxy-volume-v1: The system cannot find the file specified.`,
    'Our Windows StatefulSet sets fsGroup: 1000.',
    'The windows deployment stays pending.',
    'There are no Windows nodes in the lab. In production the Windows workers fail.',
  ])('are told by %j', (text) => {
    expect(read(text)).toMatchObject([{ name: 'node.os', value: 'windows', absent: true }])
  })

  it.each([
    'We have no Windows nodes.',
    'We have no Windows deployments yet.',
    'Windows deployments are planned for next year.',
    'My laptop has Windows 11.',
    'kubernetes.io/os: linux',
    "There aren't any Windows nodes here.",
  ])('are not told by %j', (text) => {
    expect(read(text)).toEqual([])
  })
})
