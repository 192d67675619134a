import { testLint } from '../../../testing/test-lint.ts'
import { kubeProxyImageNetwork } from './kube-proxy-image-network.ts'

const pod = (image: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec: { containers: [ { name: a, image: '${image}' } ] }\n`
const ofFlannel = (env: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: { name: a }\nspec: { containers: [ { name: a, image: 'sigwindowstools/kube-proxy:v1.28.6-flannel-hostprocess'${env} } ] }\n`
const network = (name: string) => `, env: [ { name: KUBE_NETWORK, value: '${name}' } ]`
const address =
  'https://raw.githubusercontent.com/kubernetes-sigs/sig-windows-tools/master/hostprocess/calico/kube-proxy/kube-proxy.yml'
const image = 'sigwindowstools/kube-proxy:v1.30.2-calico-hostprocess'

testLint(kubeProxyImageNetwork, {
  valid: [
    {
      name: 'the manifest of Calico with Calico',
      text: `We use Calico.\n\ncurl -L ${address} | kubectl apply -f -\n`,
    },
    { name: 'Calico', text: `CNI: Calico\n\n=== a.yaml ===\n${pod(image)}` },
    { name: 'a network that nobody tells', text: pod(image) },
    {
      name: 'an image of Flannel',
      text: `CNI: flannel\n\n=== a.yaml ===\n${pod('sigwindowstools/kube-proxy:v1.26.0-flannel-hostprocess')}`,
    },
    { name: 'the image of Flannel, and the network is told nowhere', text: ofFlannel('') },
    {
      name: 'the image of Flannel with the network of Calico by name',
      text: `CNI: Calico\n\n=== a.yaml ===\n${ofFlannel(network('Calico'))}`,
    },
    {
      name: 'a variable that comes from elsewhere',
      text: `CNI: Calico\n\n=== a.yaml ===\n${ofFlannel(', envFrom: [ { configMapRef: { name: b } } ]')}`,
    },
    {
      name: 'the image of Flannel with Flannel below Calico’s policies',
      text: `CNI: Flannel\nPolicies: Calico\n\n=== a.yaml ===\n${ofFlannel(network('flannel.4096'))}`,
    },
  ],
  invalid: [
    {
      name: 'the image of Flannel with Calico',
      text: `CNI: Calico\n\n=== a.yaml ===\n${ofFlannel(network('flannel.4096'))}`,
      messages: [/is for Flannel: .* the network flannel\.4096; the network here is calico/],
      severity: 'warning',
    },
    {
      name: 'and without a name',
      text: `CNI: Calico\n\n=== a.yaml ===\n${ofFlannel('')}`,
      messages: [/KUBE_NETWORK names, which is not set/],
    },
    {
      name: 'the manifest of Calico with Flannel',
      text: `We use Flannel.\n\ncurl -L ${address} | kubectl apply -f -\n`,
      messages: [/is for Calico: .* the network here is flannel/],
    },
    {
      name: 'that of Calico with Flannel',
      text: `CNI: flannel\n\n=== a.yaml ===\n${pod(image)}`,
      messages: [/waits for the HNS network of Calico; the network here is flannel/],
      severity: 'error',
    },
  ],
})
