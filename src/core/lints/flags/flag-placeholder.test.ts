import { testLint } from '../../testing/test-lint.ts'
import { flagPlaceholder } from './flag-placeholder.ts'

testLint(flagPlaceholder, {
  valid: [
    { name: 'a value', text: 'kube-proxy.exe --source-vip=10.244.1.2 --v=4' },
    { name: 'a redirection', text: 'kube-proxy.exe --v=4 <in.txt >out.txt' },
    { name: 'a variable', text: 'kubelet.exe --hostname-override=$(hostname) --v=4' },
  ],
  invalid: [
    {
      name: 'a name in angle brackets',
      text: 'nssm set kube-proxy AppParameters --network-name=vxlan0 --source-vip=<source-vip> --v=4',
      messages: [/--source-vip is <source-vip>/],
      severity: 'warning',
    },
    {
      name: 'several, told once',
      text: 'kubelet.exe --hostname-override=<hostname> --cluster-dns=<address of DNS> --log-dir=<log directory> --v=4',
      messages: [
        /^--hostname-override is <hostname>, .* So are those of --cluster-dns, --log-dir\.$/,
      ],
    },
    {
      name: 'each of two lines',
      text: 'C:/k/kubelet.exe --node-ip=<node address> --v=4\nC:/k/kube-proxy.exe --v=4 --source-vip=<source-vip>',
      messages: [/--node-ip is <node address>/, /--source-vip is/],
    },
  ],
})
