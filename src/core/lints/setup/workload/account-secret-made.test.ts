import { testLint } from '../../../testing/test-lint.ts'
import { accountSecretMade } from './account-secret-made.ts'

const ask = `$name = kubectl -n kube-flannel get sa flannel -o jsonpath="{.secrets[0].name}"\n$token = kubectl -n kube-flannel get secret $name -o jsonpath="{.data.token}"\n`

testLint(accountSecretMade, {
  valid: [
    { name: 'a version that makes them', text: ask, known: { kubernetesVersion: '1.23' } },
    {
      name: 'a Secret by its own name',
      text: '$token = kubectl -n kube-flannel get secret flannel-token -o jsonpath="{.data.token}"\n',
      known: { kubernetesVersion: '1.28' },
    },
    {
      name: 'a token that is asked for',
      text: '$token = kubectl -n kube-flannel create token flannel --duration=24h\n',
      known: { kubernetesVersion: '1.28' },
    },
    {
      name: 'the account alone',
      text: '$account = kubectl -n kube-flannel get sa flannel -o name\n',
      known: { kubernetesVersion: '1.28' },
    },
  ],
  invalid: [
    {
      name: 'a script of PowerShell',
      text: ask,
      known: { kubernetesVersion: '1.24' },
      messages: [/after 1\.23 Kubernetes makes none by itself/],
      severity: 'warning',
    },
    {
      name: 'an object of PowerShell',
      text: '$name = (kubectl get serviceaccount flannel -n kube-flannel -o json | ConvertFrom-Json).secrets[0].name\n$x = 1\n',
      known: { kubernetesVersion: '1.30' },
      messages: [/makes none/],
    },
    {
      name: 'a shell',
      text: "SECRET=$(kubectl get serviceaccount kube-proxy -n kube-system -o jsonpath='{.secrets[*].name}')\n",
      known: { kubernetesVersion: '1.27' },
      messages: [/makes none/],
    },
  ],
})
