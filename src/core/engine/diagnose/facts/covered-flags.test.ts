import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const env =
  'KUBELET_KUBEADM_ARGS="--hostname-override=node-a --pod-infra-container-image=k8s.gcr.io/pause:3.2"'
const script = (
  flags: string,
) => `$args = (Get-Content "/var/lib/kubelet/kubeadm-flags.env").Trim('"')
$cmd = "C:\\k\\kubelet.exe $args --config=/var/lib/kubelet/config.yaml ${flags}"
Invoke-Expression $cmd
`
const told = (flags: string) =>
  diagnose([
    { name: 'StartKubelet.ps1', text: script(flags) },
    { name: 'kubeadm-flags.env', text: env },
  ])

test('a flag that the script gives behind what kubeadm left counts alone', () => {
  const { findings, scenario } = told(
    '--network-plugin=cni --pod-infra-container-image=mcr.microsoft.com/oss/kubernetes/pause:1.3.0 --hostname-override=$(hostname)',
  )
  expect(findings.map(({ id }) => id)).not.toContain('pause-image-runs')
  expect(scenario.nodeName).toBeUndefined()
})

test('what the script leaves as it is counts', () => {
  const { findings, scenario } = told('--network-plugin=cni')
  expect(findings.map(({ id }) => id)).toContain('pause-image-runs')
  expect(scenario.nodeName).toBe('node-a')
})
