import { expect, test } from 'vitest'
import { readFiles } from '../reading/read.ts'

const releases = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap(({ decision, value, subject }) =>
      decision === 'windowsRelease' ? [[subject, value]] : [],
    ),
  )

const nodes = (...rows: readonly string[]) =>
  `NAME   STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                          KERNEL-VERSION    CONTAINER-RUNTIME
${rows.join('\n')}
`
const client =
  'w10    Ready    <none>   2d    v1.31.2   10.2.0.7      <none>        Windows 10 Enterprise LTSC 2019   10.0.17763.6293   containerd://1.7.20'
const server =
  'w19    Ready    <none>   2d    v1.31.2   10.2.0.8      <none>        Windows Server 2019 Datacenter    10.0.17763.6293   containerd://1.7.20'

test('a client with the build of a server has no release of it', () => {
  expect(releases(nodes(client))).toEqual([])
  expect(
    releases(
      'Host Name:  LAB\nOS Name:    Microsoft Windows 10 Enterprise 2016 LTSB\nOS Version: 10.0.14393 N/A Build 14393',
    ),
  ).toEqual([])
})

test('a server beside a client keeps its own', () =>
  expect(new Set(releases(nodes(client, server)).map(([, value]) => value))).toEqual(
    new Set(['ltsc2019']),
  ))

test('an image that a sentence names keeps its release', () =>
  expect(
    readFiles([
      {
        name: 'a.txt',
        text: 'My Windows 10 laptop (build 19044) is a node; image is servercore:ltsc2019.',
      },
    ]).documents.flatMap(({ reading }) =>
      (reading.observations ?? []).filter(({ decision }) => decision === 'imageRelease'),
    ),
  ).not.toEqual([]))
