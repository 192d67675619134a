import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const path = String.raw`C:\\k\\kubelet.exe --windows-service --hostname-override=HOSTNAME_OVERRIDE --node-ip=NODE_IP`
const service = (more: string) => `[{"name": "kubelet", "path": "${path}", ${more}}]\n`
const proxy =
  'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nhostnameOverride: win-7m4zt\nmode: kernelspace\n'

const found = (services: string) =>
  diagnose([
    { name: 'services.json', text: services },
    { name: 'kube-proxy.conf', text: proxy },
  ]).findings.map(({ id }) => id)

test('words that a daemon fills on each node are no values', () =>
  expect(found(service('"bootstrap": true, "priority": 1'))).toEqual([]))

test('elsewhere they are left open', () =>
  expect(found(service('"restart": true'))).toContain('placeholder-left'))
