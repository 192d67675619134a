import { testLint } from '../../../testing/test-lint.ts'
import { rke2AgentKeys } from './rke2-agent-keys.ts'

const agent = (more: string) =>
  `server: https://10.9.0.1:9345\ntoken: a\n${more}node-name: apps-3\nnode-taint:\n- os=windows:NoSchedule\n`

testLint(rke2AgentKeys, {
  valid: [
    { name: 'an agent', text: agent('') },
    { name: 'a server that joins', text: agent('cni: calico\n').replace('os=windows', 'a=b') },
    {
      name: 'a server that makes the cluster',
      text: '# /etc/rancher/rke2/config.yaml\ncni: calico\ntoken: a\ncluster-cidr: 10.42.0.0/16\n',
    },
    {
      name: 'a second server beside an agent',
      text: 'RKE2 agent on Windows: config.yaml\n```\nserver: https://10.9.0.1:9345\ntoken: a\nnode-ip: 10.9.0.7\n```\nServer config.yaml\n```\nserver: https://10.9.0.1:9345\ntoken: a\ncni: calico\n```\n',
    },
    {
      name: 'servers, of which a sentence tells behind one on an agent',
      text: 'RKE2 has three servers and a Windows agent. The servers have\n\nserver: https://10.9.0.1:9345\ncni: calico\ntoken: a\n\nand all is well.\n',
    },
  ],
  invalid: [
    {
      name: 'the only file, of which words tell',
      text: 'We run RKE2 with one Windows agent. Its config.yaml:\n```\nserver: https://10.9.0.1:9345\ntoken: a\ncni: flannel\n```\n',
      messages: [/sets cni, which/],
    },
    {
      name: 'a file that a command shows',
      text: 'PS C:\\> type C:\\etc\\rancher\\rke2\\config.yaml\nserver: https://10.9.0.1:9345\ntoken: a\ncni: calico\n',
      messages: [/sets cni, which/],
    },
    {
      name: 'a network and a range',
      text: agent('cni: calico\ncluster-cidr: 10.42.0.0/16\n'),
      messages: [/sets cni, cluster-cidr, which RKE2 takes from its servers alone/],
      severity: 'warning',
    },
    {
      name: 'a network, at the place of the file on Windows',
      text: '# C:/etc/rancher/rke2/config.yaml\nserver: https://10.9.0.1:9345\ntoken: a\ncni: calico\n',
      messages: [/sets cni, which/],
    },
  ],
})
