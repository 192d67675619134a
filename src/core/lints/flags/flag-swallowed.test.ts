import { testLint } from '../../testing/test-lint.ts'
import { flagSwallowed } from './flag-swallowed.ts'

testLint(flagSwallowed, {
  valid: [
    { name: 'quotes in pairs', text: 'kubelet.exe --cert-dir="C:\\a b\\pki" --max-pods=30' },
    { name: 'an empty value', text: 'kubelet.exe --resolv-conf="" --max-pods=30 --v=2' },
    {
      name: 'a line of PowerShell in quotes',
      text: '$cmd = "C:\\k\\kubelet.exe --max-pods=30 --resolv-conf=`"`" --v=2"\nInvoke-Expression $cmd',
    },
    {
      name: 'arguments of nssm',
      text: 'nssm set kubelet AppParameters "--max-pods=30 --v=2"',
    },
  ],
  invalid: [
    {
      name: 'a quote left over from a file',
      text: 'C:\\k\\kubelet.exe --v=2 --pod-infra-container-image=local/pause:1" --cert-dir="C:\\pki" --max-pods=30',
      messages: [/takes what follows --pod-infra-container-image as its value, --cert-dir and all/],
      severity: 'error',
    },
  ],
})
