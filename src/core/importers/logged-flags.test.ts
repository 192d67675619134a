import { expect, test } from 'vitest'
import { diagnose } from '../engine/diagnose/diagnose.ts'

const log = (version: string, ...flags: readonly string[]) =>
  [
    ...flags.map((flag) => `I0611 10:11:12.000123    5556 flags.go:64] FLAG: --${flag}`),
    `I0611 10:11:12.100123    5556 server.go:399] "Kubelet version" kubeletVersion="v${version}"`,
  ].join('\n')
const runtime = 'container-runtime-endpoint="npipe:////./pipe/containerd-containerd"'
const errors = (text: string) =>
  diagnose([{ name: 'kubelet.log', text }])
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ id, line }) => `${id}:${line}`)

test.each([
  ['1.24.10', 'cgroups-per-qos="true"', 'kubelet-cgroups'],
  ['1.24.10', 'enforce-node-allocatable="[pods]"', 'kubelet-cgroups'],
  ['1.24.10', 'resolv-conf="/etc/resolv.conf"', 'kubelet-resolv-conf'],
])('a kubelet of %s without a file stops on the %s that it logs', (version, flag, id) =>
  expect(errors(log(version, 'config=""', runtime, flag))).toEqual([`${id}:3`]),
)

test('the socket of Linux, which is the default of later releases', () => {
  const socket = 'container-runtime-endpoint="unix:///run/containerd/containerd.sock"'
  expect(errors(log('1.28.2', 'config=""', socket, 'windows-service="true"'))).toEqual([
    'kubelet-runtime-endpoint:2',
  ])
})

test.each([
  log('1.24.10', 'config="C:\\\\k\\\\c.yaml"', runtime, 'cgroups-per-qos="true"'),
  log('1.31.2', 'config=""', runtime, 'cgroups-per-qos="true"'),
  log('1.24.10', 'config=""', runtime, 'cgroups-per-qos="false"', 'enforce-node-allocatable="[]"'),
  log(
    '1.24.10',
    'config=""',
    'container-runtime-endpoint="unix:///run/containerd/containerd.sock"',
    'cgroups-per-qos="true"',
  ),
])('what a file overrules, is right, or is of Linux is no fault', (text) =>
  expect(errors(text)).toEqual([]),
)

test('what later starts log holds', () =>
  expect(
    errors(
      `${log('1.24.10', 'config=""', runtime, 'cgroups-per-qos="true"')}\n${log('1.24.10', 'config=""', runtime, 'cgroups-per-qos="false"')}`,
    ),
  ).toEqual([]))
