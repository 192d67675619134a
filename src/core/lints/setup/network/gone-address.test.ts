import { testLint } from '../../../testing/test-lint.ts'
import { goneAddress } from './gone-address.ts'

const raw = 'https://raw.githubusercontent.com/kubernetes-sigs/sig-windows-tools'

testLint(goneAddress, {
  valid: [
    ...[
      `rem curl.exe -LO ${raw}/master/hostprocess/flannel/flanneld/flannel-overlay.yml`,
      `Formerly: kubectl apply -f ${raw}/master/hostprocess/flannel/flanneld/flannel-overlay.yml`,
      `The docs still say kubectl apply -f ${raw}/master/kubeadm/kube-proxy/kube-proxy.yml`,
    ].map((text) => ({ name: text, text: `${text}\n` })),
    {
      name: 'a file that is there',
      text: `curl.exe -LO ${raw}/master/hostprocess/PrepareNode.ps1\n`,
    },
    {
      name: 'kube-proxy for Calico',
      text: `kubectl apply -f ${raw}/master/hostprocess/calico/kube-proxy/kube-proxy.yml\n`,
    },
    {
      name: 'a commit',
      text: `kubectl apply -f ${raw}/03f99247553f24c94c4a50562ad461e28306d3ac/hostprocess/flannel/flanneld/flannel-overlay.yml\n`,
    },
    {
      name: 'what somebody names alone',
      text: `The manifests were at ${raw}/master/hostprocess/flannel/flanneld/flannel-overlay.yml.\n`,
    },
  ],
  invalid: [
    {
      name: 'a manifest that is applied',
      text: `kubectl apply -f ${raw}/master/hostprocess/flannel/flanneld/flannel-overlay.yml\n`,
      messages: [/the folder hostprocess\/flannel was removed/],
      severity: 'warning',
    },
    {
      name: 'a script that fetches',
      text: `Invoke-WebRequest -Uri ${raw}/refs/heads/master/kubeadm/kube-proxy/kube-proxy.yml -OutFile k.yml\n`,
      messages: [/has no kubeadm\/kube-proxy\/kube-proxy\.yml any more/],
    },
    {
      name: 'the other form of the address',
      text: 'curl -L https://github.com/kubernetes-sigs/sig-windows-tools/raw/master/hostprocess/flannel/kube-proxy/kube-proxy.yml | kubectl apply -f -\n',
      messages: [/answers 404/],
    },
  ],
})
