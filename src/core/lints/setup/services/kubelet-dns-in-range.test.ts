import { testLint } from '../../../testing/test-lint.ts'
import { kubeletDnsInRange } from './kubelet-dns-in-range.ts'

const cluster = (range: string) =>
  `apiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nnetworking:\n  serviceSubnet: ${range}\n---\n`
const kubelet = (address: string) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS:\n  - ${address}\n---\n`
const plugin = (address: string) =>
  `{"cniVersion": "0.2.0", "name": "cbr0", "type": "win-bridge", "apiVersion": 2, "dns": {"nameservers": ["${address}"]}}\n`
const flag = (address: string) =>
  `=== start.ps1 ===\nc:\\k\\kubelet.exe --cluster-dns=${address} --resolv-conf="" --cgroups-per-qos=false\n`
const listing = (address: string) =>
  `=== svc.txt ===\n$ kubectl get svc -n kube-system\nNAME       TYPE        CLUSTER-IP    EXTERNAL-IP   PORT(S)         AGE\nkube-dns   ClusterIP   ${address}   <none>        53/UDP,53/TCP   88d\n`

const listingOfAll = (other: string) =>
  `=== svc.txt ===\n$ kubectl get svc -A\nNAMESPACE     NAME         TYPE        CLUSTER-IP    EXTERNAL-IP   PORT(S)         AGE\ndefault       kubernetes   ClusterIP   10.96.0.1     <none>        443/TCP         88d\nshop          dns          ClusterIP   ${other}   <none>        53/UDP          88d\nkube-system   kube-dns     ClusterIP   10.96.0.10   <none>        53/UDP,53/TCP   88d\n\n`

testLint(kubeletDnsInRange, {
  valid: [
    {
      name: 'another one beside the list of one namespace',
      text: listing('10.96.0.10') + flag('10.96.0.53'),
    },
    {
      name: 'the address of the Service that is listed',
      text: listingOfAll('10.96.7.7') + flag('10.96.0.10'),
    },
    {
      name: 'that of another Service of the list',
      text: listingOfAll('10.96.7.7') + flag('10.96.7.7'),
    },
    {
      name: 'a cache on the node, beside the list',
      text: listingOfAll('10.96.7.7') + flag('169.254.20.10'),
    },
    {
      name: 'the address that the CNI file has too',
      text: cluster('172.20.0.0/16') + kubelet('172.20.0.10') + plugin('172.20.0.10'),
    },
    {
      name: 'a CNI file that hands on the right one of two',
      text:
        cluster('172.20.0.0/16') +
        kubelet('172.20.0.10') +
        plugin('10.96.0.10').replace('"dns":', '"capabilities": {"dns": true}, "dns":'),
    },
    {
      name: 'ranges of both families, one of which has it',
      text: cluster('172.20.0.0/16,fd00:20::/108') + kubelet('fd00:20::a') + listing('172.20.0.10'),
    },
    {
      name: 'ranges that disagree',
      text:
        cluster('172.20.0.0/16') +
        cluster('10.96.0.0/12') +
        flag('10.96.0.10') +
        listing('172.20.0.10'),
    },
    {
      name: 'a Service outside the range, which is then not that of the cluster',
      text: cluster('172.20.0.0/16') + kubelet('172.20.0.10') + listing('10.96.0.10'),
    },
    {
      name: 'a cache on the node, beside the Service',
      text: cluster('172.20.0.0/16') + flag('169.254.20.10') + listing('172.20.0.10'),
    },
    {
      name: 'an address that somebody only mentions',
      text: `${cluster('172.20.0.0/16')}${flag('172.20.0.10')}The old cluster DNS IP is 10.96.0.10.\n`,
    },
    {
      name: 'two of which neither is in the range, which may not be the cluster’s',
      text: cluster('172.20.0.0/16') + kubelet('10.96.0.10') + plugin('10.97.0.10'),
    },
    {
      name: 'one of the ways of a script',
      text:
        cluster('172.20.0.0/16') +
        `=== start.ps1 ===\n$arguments = "--resolv-conf="\nif ($isLab) { $arguments += " --cluster-dns=10.96.0.10" } else { $arguments += " --cluster-dns=172.20.0.10" }\n& c:\\k\\kubelet.exe $arguments\n` +
        listing('172.20.0.10'),
    },
    {
      name: 'the kubelet of a Linux node',
      text:
        cluster('172.20.0.0/16') +
        `=== linux.txt ===\nroot@cp-1:~# ps aux | grep kubelet\n/usr/bin/kubelet --cluster-dns=10.96.0.10 --v=2\n` +
        listing('172.20.0.10'),
    },
    {
      name: 'the file of a kubelet on Linux, which may have a server of its own',
      text:
        cluster('172.20.0.0/16') +
        `=== linux.txt ===\nroot@cp-1:~# cat /var/lib/kubelet/config.yaml\n${kubelet('10.96.0.10').slice(0, -4)}` +
        listing('172.20.0.10') +
        flag('172.20.0.10'),
    },
    {
      name: 'a range that nobody sent',
      text: kubelet('10.96.0.10') + plugin('172.20.0.10'),
    },
    {
      name: 'a cache on the node',
      text: cluster('172.20.0.0/16') + kubelet('169.254.20.10') + plugin('172.20.0.10'),
    },
  ],
  invalid: [
    {
      name: 'an address of the range that no Service of the list has',
      text: listingOfAll('10.96.7.7') + flag('10.96.0.53'),
      messages: [/DNS address 10\.96\.0\.53; the Service kube-dns has 10\.96\.0\.10/],
      severity: 'error',
    },
    {
      name: 'the flag of the kubelet, beside the Service',
      text: cluster('172.20.0.0/16') + flag('10.96.0.10') + listing('172.20.0.10'),
      messages: [/10\.96\.0\.10, which lies outside the Service range 172\.20\.0\.0\/16/],
      severity: 'error',
    },
    {
      name: 'the first of several of the kubelet, beside the Service',
      text:
        cluster('172.20.0.0/16') +
        kubelet('10.96.0.10').replace('\n---', '\n  - 10.96.0.11\n---') +
        flag('10.97.0.10') +
        listing('172.20.0.10'),
      messages: [/10\.9[67]\.0\.10, which/, /10\.9[67]\.0\.10, which/],
    },
    {
      name: 'ranges of both families, none of which has it',
      text: cluster('172.20.0.0/16,fd00:20::/108') + flag('10.96.0.10') + listing('172.20.0.10'),
      messages: [/outside the Service range 172\.20\.0\.0\/16,fd00:20::\/108/],
    },
    {
      name: 'the CNI file, beside a kubelet with the right one',
      text: cluster('172.20.0.0/16') + kubelet('172.20.0.10') + plugin('10.96.0.10'),
      messages: [/10\.96\.0\.10, which lies outside/],
      severity: 'error',
    },
    {
      name: 'the address of another range, beside a CNI file with the right one',
      text: cluster('172.20.0.0/16') + kubelet('10.96.0.10') + plugin('172.20.0.10'),
      messages: [
        /DNS address 10\.96\.0\.10, which lies outside the Service range 172\.20\.0\.0\/16/,
      ],
      severity: 'error',
    },
  ],
})
