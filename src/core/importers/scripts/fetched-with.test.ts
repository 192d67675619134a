import { expect, test } from 'vitest'
import { growthOf } from '../../testing/count-work.ts'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { allReleasesIn } from './fetched-with.ts'

const read = (text: string) =>
  allReleasesIn(toDocument('a.ps1', { lines: linesOf(text), isFenced: false })).map(
    ({ name, value, raw, line, column }) => [name, value, raw, line, column],
  )
const address = (version: string) => `https://dl.k8s.io/${version}/bin/windows/amd64/kubelet.exe`

test.each([
  [`set KVER=v1.22.4\ncurl -LO ${address('%KVER%')}`, 10],
  [`set "KVER=v1.22.4"\ncurl -LO ${address('%kver%')}`, 11],
  [`$ver = "v1.22.4"\niwr ${address('$ver')} -OutFile a`, 9],
  [`[string]$Global:Ver = 'v1.22.4'\niwr "${address('${Global:Ver}')}"`, 24],
  [`locals {\n  k8s = "v1.22.4"\n}\ncurl -LO ${address('${local.k8s}')}`, 10, 2],
  [`export VER=v1.22.4\ncurl -LO ${address('$VER')}`, 12],
  [`$v = 'v1.22.4'\niwr "${address('$($v)')}"`, 7],
  [`$v = 'v1.22.4'\niwr ("${address('{0}')}" -f $v)`, 7],
  [
    `$of = @{ kubernetes = 'v1.22.4'; runtime = '1.7.24' }\niwr "${address('$($of.kubernetes)')}"`,
    24,
  ],
  [`$of = @{\n  kubernetes = 'v1.22.4'\n}\niwr "${address('$($of.kubernetes)')}"`, 17, 2],
  [`$v = 'v1.22.4'\n$base = "https://dl.k8s.io/$v"\niwr "$base/bin/windows/amd64/kubelet.exe"`, 7],
])('%j', (text, column, line = 1) =>
  expect(read(text)).toContainEqual(['kubernetesRelease', '1.22.4', 'v1.22.4', line, column]),
)

test('a minor and its patch in two variables', () =>
  expect(read(`$minor = '1.22'\n$patch = 4\niwr "${address('v$minor.$patch')}"`)).toContainEqual([
    'kubernetesRelease',
    '1.22.4',
    'v1.22.4',
    3,
    6,
  ]))

test('a number behind the v of its address', () =>
  expect(
    read(
      `$c = "1.7.14"\niwr https://github.com/containerd/containerd/releases/download/v$c/containerd-$c-windows-amd64.tar.gz`,
    ),
  ).toContainEqual(['runtimeVersion', '1.7.14', '1.7.14', 1, 7]))

test.each([
  `curl -LO ${address('%KVER%')}\nset KVER=v1.22.4`,
  `set KVER=v1.22.4\ncurl -LO ${address('%OTHER%')}`,
  `set KVER=latest\ncurl -LO ${address('%KVER%')}`,
  'set KVER=v1.22.4\necho https://example.com/%KVER%',
])('%j tells nothing', (text) => expect(read(text)).toEqual([]))

test('what stands in the text itself goes first', () =>
  expect(
    read(`set V=v1.22.4\ncurl ${address('%V%')}\ncurl ${address('v1.25.1')}`).filter(
      ([name]) => name === 'kubernetesRelease',
    ),
  ).toEqual([['kubernetesRelease', '1.25.1', 'v1.25.1', 3, 24]]))

test('work grows with the text alone', () => {
  const text = (n: number) => `${'set A1=v1.2.3\n'.repeat(n)}${'https://%A1%%A1%'.repeat(n)}`
  expect(growthOf((n) => read(text(n)), 300)).toBeLessThan(4.5)
})
