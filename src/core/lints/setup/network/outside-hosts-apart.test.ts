import { testLint } from '../../../testing/test-lint.ts'
import { outsideHostsApart } from './outside-hosts-apart.ts'

const cluster =
  '=== kubeadm.yaml ===\napiVersion: kubeadm.k8s.io/v1beta3\nkind: ClusterConfiguration\nnetworking:\n  podSubnet: 10.244.0.0/16\n  serviceSubnet: 10.96.0.0/12\n'
const answer = (name: string, address: string) =>
  `=== a.txt ===\nPS C:\\> nslookup ${name}\nServer:  kube-dns.kube-system.svc.cluster.local\nAddress:  10.96.0.10\n\nName:    ${name}\nAddress:  ${address}\n`

testLint(outsideHostsApart, {
  valid: [
    { name: 'a Service', text: cluster + answer('web.default.svc.cluster.local', '10.97.3.4') },
    { name: 'a host elsewhere', text: cluster + answer('sql.corp.example', '10.20.3.4') },
    { name: 'no range', text: answer('sql.corp.example', '10.97.3.4') },
    {
      name: 'a range in words',
      text: `${cluster}=== a.txt ===\nThe local network is 10.100.0.0/24.\n`,
    },
    {
      name: 'a server in the cluster',
      text: `${cluster}=== a.txt ===\nThe SQL server has the Service 10.97.3.4, the file server 10.244.1.9 is a pod.\n`,
    },
    {
      name: 'an address that was left',
      text: `${cluster}=== a.txt ===\nWe moved the SQL server from 10.97.0.9 to 10.20.0.9.\n`,
    },
    {
      name: 'a database of which nobody says where it is',
      text: `${cluster}=== a.txt ===\nPods reach the database 10.96.3.4, and our DB has 10.244.3.7.\n`,
    },
  ],
  invalid: [
    {
      name: 'a database that words put outside',
      text: `${cluster}=== a.txt ===\nWindows pods cannot reach our DB 10.244.9.7 on premises.\n`,
      messages: [/covers 10\.244\.9\.7, a host outside/],
    },
    {
      name: 'a host that a name server names',
      text: cluster + answer('sql.corp.example', '10.97.3.4'),
      messages: [/Services 10\.96\.0\.0\/12 covers 10\.97\.3\.4 \(sql\.corp\.example\)/],
      severity: 'warning',
    },
    {
      name: 'a host that somebody speaks of',
      text: `${cluster}=== a.txt ===\nWindows pods cannot reach our SQL server 10.244.9.7.\n`,
      messages: [/pods 10\.244\.0\.0\/16 covers 10\.244\.9\.7, a host outside/],
    },
  ],
})
