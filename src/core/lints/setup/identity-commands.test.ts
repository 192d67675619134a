import { testLint } from '../../testing/test-lint.ts'
import { identityCommandsLint } from './identity-commands.ts'

const client = (minor: string) => `Client Version: v${minor}.4\nServer Version: v${minor}.4\n`

testLint(identityCommandsLint, {
  valid: [
    {
      name: 'a token for a year',
      text: `${client('1.29')}kubectl create token flannel -n kube-flannel --duration=8760h\n`,
    },
    { name: 'ten minutes', text: 'kubectl create token flannel --duration=10m\n' },
    {
      name: 'the role',
      text: 'kubectl create clusterrolebinding a --clusterrole=system:node-bootstrapper --group=system:bootstrappers\n',
    },
    {
      name: 'a kubeconfig of a kubeadm that has the flag',
      text: 'Kubernetes 1.27.\nkubeadm kubeconfig user --config c.yaml --client-name=system:kube-proxy --validity-period=8760h\n',
    },
    {
      name: 'a name in small letters, one of the host, and a placeholder',
      text: '$env:NODE_NAME = "win-node1"\n$env:NODE_NAME = (hostname).ToLower()\nnssm set flanneld AppEnvironmentExtra NODE_NAME=<hostname>\n',
    },
  ],
  invalid: [
    {
      name: 'five minutes',
      text: 'kubectl create token flannel -n kube-flannel --duration=300s\n',
      messages: [/refuses less than 10 minutes/],
    },
    {
      name: 'an old kubectl',
      text: `${client('1.22')}kubectl create token flannel -n kube-system --duration=8760h\n`,
      messages: [/came with 1\.24/],
    },
    {
      name: 'a role of another name',
      text: 'kubectl create clusterrolebinding a --clusterrole=system:node-bootstrappers --group=system:bootstrappers\n',
      messages: [/the role is system:node-bootstrapper\./],
    },
    {
      name: 'an old kubeadm',
      text: 'Kubernetes 1.20.6.\nkubeadm kubeconfig user --config c.yaml --client-name=system:kube-proxy\n',
      messages: [/from 1\.21 on/],
    },
    {
      name: 'a flag that came later',
      text: 'Kubernetes 1.21.5.\nkubeadm kubeconfig user --config c.yaml --client-name=system:kube-proxy --validity-period=8760h\n',
      messages: [/--validity-period from 1\.22 on/],
      severity: 'warning',
    },
    {
      name: 'a name in capitals',
      text: 'nssm set flanneld AppEnvironmentExtra NODE_NAME=WIN-NODE1\n',
      messages: [/NODE_NAME is WIN-NODE1/],
      severity: 'warning',
    },
  ],
})
