import { testLint } from '../../../testing/test-lint.ts'
import { identityCommandsLint } from './identity-commands.ts'

const encoded = 'ZXlKaGJHY2lPaUpTVXpJMU5pSXNJbXRwWkNJNklqTldWM0JwWTJK'
const client = (minor: string) => `Client Version: v${minor}.4\nServer Version: v${minor}.4\n`

testLint(identityCommandsLint, {
  valid: [
    {
      name: 'a Secret',
      text: `apiVersion: v1\nkind: Secret\nmetadata: { name: flannel-token }\ndata:\n  token: ${encoded}\n`,
    },
    {
      name: 'a role of another resource',
      text: 'kubectl create clusterrole psp --verb=use --resource=podsecuritypolicies\n',
    },
    {
      name: 'a token as it is',
      text: 'users:\n- name: flannel\n  user:\n    token: eyJhbGciOiJSUzI1NiIsImtpZCI6IjNWV3BpY2JnIn0\n',
    },
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
      name: 'a token of a namespace with an old kubectl',
      text: `${client('1.22')}kubectl -n kube-system create token flannel\n`,
      messages: [/came with 1\.24/],
    },
    {
      name: 'a verb that the command does not take',
      text: 'kubectl create clusterrole webapp1 --verb=use --resource=gmsacredentialspecs.windows.k8s.io --resource-name=webapp1\n',
      messages: [/can not perform use on/],
    },
    {
      name: 'a token as a Secret has it',
      text: `users:\n- name: flannel\n  user:\n    token: ${encoded}\n`,
      messages: [/is still in base64/],
    },
    {
      name: 'the same for a command',
      text: `kubectl config set-credentials flannel --token=${encoded}\n`,
      messages: [/begins with ZXlK/],
    },
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
