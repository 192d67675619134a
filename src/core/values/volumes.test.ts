import { describe, expect, test } from 'vitest'
import { parseVolume, volumeProblem } from './volumes.ts'

describe('a volume line', () => {
  test.each([
    [String.raw`emptyDir::C:\data`, 'emptyDir', '', String.raw`C:\data`],
    [String.raw`emptyDir:Memory:\data`, 'emptyDir', 'Memory', String.raw`\data`],
    ['configMap:settings:/etc/settings', 'configMap', 'settings', '/etc/settings'],
    [String.raw`hostPath:C:\logs:D:\in`, 'hostPath', String.raw`C:\logs`, String.raw`D:\in`],
    ['hostPath:/logs:/in', 'hostPath', '/logs', '/in'],
    [
      String.raw`namedPipe:\\.\pipe\agent:\\.\pipe\agent`,
      'namedPipe',
      String.raw`\\.\pipe\agent`,
      String.raw`\\.\pipe\agent`,
    ],
    [String.raw`nfs:server.example/share:C:\x`, 'nfs', 'server.example/share', String.raw`C:\x`],
    [
      String.raw`azureDisk:d1/https://x.example/d1.vhd:C:\x`,
      'azureDisk',
      'd1/https://x.example/d1.vhd',
      String.raw`C:\x`,
    ],
  ])('%s', (line, kind, source, mountPath) =>
    expect(parseVolume(line)).toEqual({ kind, source, mountPath }),
  )

  test.each([
    ['', /none of emptyDir/],
    ['emptydir::C:\\data', /none of emptyDir/],
    ['emptyDir:C', /absolute path/],
    ['emptyDir::data', /absolute path/],
    ['emptyDir:Disk:/x', /nothing, or Memory/],
    ['secret::C:\\x', /name of a Secret/],
    ['secret:Bad_Name:C:\\x', /not Bad_Name/],
    ['hostPath:C:\\logs', /directory of the node/],
    ['namedPipe:agent:C:\\x', /pipe of the node/],
    ['constructor::/x', /none of emptyDir/],
  ])('%j is none', (line, problem) => {
    expect(parseVolume(line)).toBeUndefined()
    expect(volumeProblem(line)?.text).toMatch(problem)
  })

  test.each([
    ['csi:a..b:C:\\x', 'refused'],
    ['csi:Disk.example:C:\\x', undefined],
    ['hostPath:C:/a/../b:C:\\x', 'refused'],
    ['hostPath:C:\\a\\..\\b:C:\\x', undefined],
    ['hostPath:logs:C:\\x', 'fails'],
    ['configMap:Upper:C:\\x', 'fails'],
    ['emptyDir:HugePages:C:\\x', 'fails'],
    ['azureFile:secret:C:\\x', 'refused'],
    ['secret::C:\\x', 'refused'],
    ['nfs:server.example/:C:\\x', undefined],
  ])('%s is %s', (line, basis) => expect(volumeProblem(line)?.basis).toBe(basis))
})
