import { testLint } from '../../../testing/test-lint.ts'
import { kubeletAddress } from './kubelet-address.ts'

const kubelet = (flags: string) =>
  `C:\\k\\kubelet.exe --windows-service --kubeconfig=C:\\k\\config ${flags}\n`
const file = (address: string, more = 'resolvConf: ""') =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\naddress: ${address}\n${more}\n`

testLint(kubeletAddress, {
  valid: [
    { name: 'all addresses', text: kubelet('--address=0.0.0.0') },
    { name: 'that of the node', text: kubelet('--address=10.1.0.5 --node-ip=10.1.0.5') },
    { name: 'no address', text: kubelet('--v=4') },
    { name: 'a variable', text: kubelet('--address=$env:ADDR') },
    { name: 'health alone', text: kubelet('--healthz-bind-address=127.0.0.1') },
    {
      name: 'a kubelet without a cluster, for the pods of etcd',
      text: '/usr/bin/kubelet --address=127.0.0.1 --pod-manifest-path=/etc/kubernetes/manifests\n',
    },
    {
      name: 'the file of such a kubelet',
      text: file(
        '127.0.0.1',
        'authorization:\n  mode: AlwaysAllow\nstaticPodPath: /etc/kubernetes/manifests',
      ),
    },
    { name: 'all addresses in the file', text: file('0.0.0.0') },
    {
      name: 'a flag that goes before the file',
      text: `\`\`\`\n${file('127.0.0.1')}\`\`\`\n\`\`\`\n${kubelet('--config=C:\\k\\c.yaml --address=0.0.0.0')}\`\`\`\n`,
    },
    {
      name: 'the metrics of kube-proxy',
      text: 'C:\\k\\kube-proxy.exe --kubeconfig=C:\\k\\config --bind-address=127.0.0.1\n',
    },
  ],
  invalid: [
    {
      name: 'the loopback as a flag',
      text: kubelet('--address=127.0.0.1'),
      messages: [/--address is 127\.0\.0\.1: the kubelet listens for its own machine alone/],
      severity: 'warning',
    },
    {
      name: 'the last one counts',
      text: kubelet('--address=0.0.0.0 --address="127.0.0.1"'),
      messages: [/--address is 127\.0\.0\.1/],
    },
    {
      name: 'a service as sc shows it',
      text: 'SERVICE_NAME: kubelet\n        BINARY_PATH_NAME   : C:\\k\\kubelet.exe --windows-service --kubeconfig=C:\\k\\config --address=::1\n',
      messages: [/--address is ::1/],
    },
    {
      name: 'the file',
      text: file('127.0.0.1'),
      messages: [/^address is 127\.0\.0\.1/],
      severity: 'warning',
    },
  ],
})
