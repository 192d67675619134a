import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (files: Readonly<Record<string, string>>) =>
  diagnose(Object.entries(files).map(([name, text]) => ({ name, text }))).findings.filter(
    ({ severity }) => severity === 'error' || severity === 'warning',
  )

const cluster =
  'apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nnetworking:\n  serviceSubnet: 172.20.0.0/16\n'
const start = 'c:\\k\\kubelet.exe --cluster-dns=10.96.0.10 --cgroups-per-qos=false\n'
const services =
  '$ kubectl get svc -n kube-system\nNAME       TYPE        CLUSTER-IP    EXTERNAL-IP   PORT(S)         AGE\nkube-dns   ClusterIP   172.20.0.10   <none>        53/UDP,53/TCP   88d\n'
const ofDns = (files: Readonly<Record<string, string>>) =>
  found(files).filter(({ id }) => /dns|values-disagree/.test(id))

test('of two addresses of the DNS Service the one outside the range is told, once', () => {
  const both = { 'kubeadm.yaml': cluster, 'start.ps1': start, 'svc.txt': services }
  expect(ofDns(both)).toMatchObject([
    {
      id: 'kubelet-dns-in-range',
      severity: 'error',
      file: 'start.ps1',
      line: 1,
      remediation: expect.stringContaining('172.20.0.10') as string,
      also: [
        { file: 'kubeadm.yaml', line: 4 },
        { file: 'svc.txt', line: 3 },
      ],
      edits: [{ from: '10.96.0.10', to: '172.20.0.10' }],
    },
  ])
  const alone = { 'kubeadm.yaml': cluster, 'start.ps1': start }
  expect(ofDns(alone).map(({ id }) => id)).toEqual(['cluster-dns-in-service-range'])
  const statement = { ...alone, 'mail.md': 'Our DNS Service has the address 172.20.0.10.' }
  expect(ofDns(statement)).toHaveLength(1)
})

test('two that the range does not tell apart only disagree', () => {
  const other = start.replace('10.96.0.10', '172.20.0.11')
  const files = { 'kubeadm.yaml': cluster, 'start.ps1': other, 'svc.txt': services }
  expect(ofDns(files).map(({ id }) => id)).toEqual(['values-disagree'])
  expect(ofDns({ 'start.ps1': start, 'svc.txt': services }).map(({ id }) => id)).toEqual([
    'values-disagree',
  ])
})

const settings =
  'apiVersion: kubeproxy.config.k8s.io/v1alpha1\nkind: KubeProxyConfiguration\nmode: kernelspace\nwinkernel:\n  networkName: cbr0\n  sourceVip: ""\n'
const networks =
  'PS C:\\> Get-HnsNetwork | select Name, Type, ManagementIP\n\nName         Type    ManagementIP\n----         ----    ------------\nnat          nat\nflannel.4096 Overlay 172.16.9.37\n'
const proxy = (version: string) => `PS C:\\k> .\\kube-proxy.exe --version\nKubernetes ${version}\n`
const ofOverlay = (files: Readonly<Record<string, string>>) =>
  found(files).filter(({ id }) => id === 'kube-proxy-overlay')

test('an empty source VIP on a node with an overlay is as grave as the version of kube-proxy makes it', () => {
  const files = { 'proxy.conf': settings, 'hns.txt': networks }
  const place = { file: 'proxy.conf', line: 6, also: [{ file: 'hns.txt', line: 6 }] }
  expect(ofOverlay(files)).toMatchObject([{ ...place, severity: 'warning' }])
  const told = { ...files, 'version.txt': proxy('v1.28.4') }
  expect(ofOverlay(told)).toMatchObject([{ ...place, severity: 'error' }])
})

test('the gate of kube-proxy, of which alone the version is told', () => {
  const net =
    '{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan", "VNI": 4096, "Port": 4789}}\n'
  const line =
    'PS C:\\k> .\\kube-proxy.exe --proxy-mode=kernelspace --v=4 --source-vip=10.244.3.9\n'
  const messages = (version: string) =>
    ofOverlay({ 'net-conf.json': net, 'proxy.txt': line + proxy(version) }).map(
      ({ message }) => message,
    )
  expect(messages('v1.17.17')).toEqual([
    expect.stringContaining('the gate WinOverlay is off in kube-proxy 1.17'),
  ])
  expect(messages('v1.20.4')).toEqual([])
})
