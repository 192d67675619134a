import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const builds = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.flatMap(({ name, value, line }) =>
    name === 'host.build' ? [[value, line]] : [],
  )

test.each([
  [
    'an event',
    '  Warning  Failed  8m (x4 over 9m)  kubelet, akswpool000000  Failed to pull image "a/b:1": rpc error: code = Unknown desc = no matching manifest for windows/amd64 10.0.17763 in the manifest list entries',
    [['10.0.17763', 1]],
  ],
  [
    'a log, which says it often',
    'E0101 10:00:00.000000 1 a.go:1] no matching manifest for windows/amd64 10.0.20348 in the manifest list entries\nE0101 10:00:09.000000 1 a.go:1] no matching manifest for windows/amd64 10.0.20348 in the manifest list entries',
    [['10.0.20348', 1]],
  ],
  ['no build', 'no matching manifest for windows/amd64 in the manifest list entries', []],
  ['a node of Linux', 'no matching manifest for linux/arm64/v8 in the manifest list entries', []],
])('the build that Docker looked for is that of the host: %s', (_, text, expected) => {
  expect(builds(text)).toEqual(expected)
})
