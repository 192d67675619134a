import { testLint } from '../../testing/test-lint.ts'
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
  ],
  invalid: [
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
