import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const config = {
  name: 'config.yaml',
  text: 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\ncontainerRuntimeEndpoint: unix:///run/containerd/containerd.sock\n',
}
const idsOf = (text: string) =>
  diagnose([config, { name: 'mail.txt', text }]).findings.map(({ id }) => id)

test.each([
  'config.yaml is the kubelet config of the Linux worker for comparison; the Windows node (Server 2022, 1.31) has its own.',
  'The attached `config.yaml` comes from an Ubuntu 24.04 node.',
  'Die config.yaml stammt von einem Linux-Knoten, zum Vergleich.',
])('a file that a letter tells of Linux is not that of the Windows node: %s', (text) =>
  expect(idsOf(text)).not.toContain('kubelet-file-endpoint'),
)

test.each([
  'config.yaml is that of the Windows node, copied from a Linux node.',
  'config.yaml is not from the Linux node.',
  'The kubelet.yaml is the one of the Linux worker.',
  'We have Linux nodes and one Windows node, its config.yaml is attached.',
])('else it is: %s', (text) => expect(idsOf(text)).toContain('kubelet-file-endpoint'))
