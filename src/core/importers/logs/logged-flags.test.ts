import { expect, test } from 'vitest'
import { diagnose } from '../../engine/diagnose/diagnose.ts'

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

const proxy = (...flags: readonly string[]) =>
  ['config=""', 'proxy-mode="kernelspace"', 'network-name="l2bridge"', 'source-vip=""', ...flags]
    .map((flag) => `I0903 08:15:00.000000    3560 flags.go:64] FLAG: --${flag}`)
    .concat('I0903 08:15:00.000002    3560 server.go:650] Version: v1.24.3')
    .join('\n')

test('kube-proxy logs all of its flags, so that what is empty is missing', () => {
  expect(errors(proxy('enable-dsr="true"', 'feature-gates=""'))).toEqual(['proxy-dsr-gate:5'])
  expect(errors(proxy('enable-dsr="true"', 'feature-gates="WinDSR=true"'))).toEqual([])
  expect(errors(proxy('enable-dsr="false"', 'feature-gates=""'))).toEqual([])
  // Lines may be missing.
  expect(errors(proxy('enable-dsr="true"'))).toEqual([])
  const withFile = proxy('enable-dsr="true"', 'feature-gates=""')
  expect(errors(withFile.replace('config=""', 'config="C:\\\\k\\\\p.yaml"'))).toEqual([])
})

test('what later starts log holds', () =>
  expect(
    errors(
      `${log('1.24.10', 'config=""', runtime, 'cgroups-per-qos="true"')}\n${log('1.24.10', 'config=""', runtime, 'cgroups-per-qos="false"')}`,
    ),
  ).toEqual([]))
