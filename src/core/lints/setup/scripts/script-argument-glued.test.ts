import { testLint } from '../../../testing/test-lint.ts'
import { scriptArgumentGlued } from './script-argument-glued.ts'

const script = (...lines: readonly string[]) =>
  `$text = Get-Content -Path "/var/lib/kubelet/kubeadm-flags.env"
$global:Own = $text.TrimStart('KUBELET_KUBEADM_ARGS=').Trim('"')
${lines.join('\n')}
Invoke-Expression $cmd
`

testLint(scriptArgumentGlued, {
  valid: [
    {
      name: 'a blank before it',
      text: script(
        '$global:Own += " --cert-dir=C:\\pki"',
        '$cmd = "C:\\k\\kubelet.exe $global:Own"',
      ),
    },
    {
      name: 'a blank behind the variable',
      text: script('$cmd = "C:\\k\\kubelet.exe $global:Own --cert-dir=C:\\pki"'),
    },
    {
      name: 'a list, whose items stay apart',
      text: '$own = $Global:ClusterConfiguration.Kubelet.ConfigArgs\n$own += "--v=2"\n',
    },
    {
      name: 'flags of another text',
      text: script('$more = "--v=2"', '$cmd = "C:\\k\\kubelet.exe $more $global:Own"'),
    },
  ],
  invalid: [
    {
      name: 'a text that is added to it',
      text: script('$global:Own += "--cert-dir=C:\\pki --v=2"'),
      messages: [/--cert-dir is put right behind the flags that kubeadm wrote/],
      severity: 'warning',
    },
    {
      name: 'one that stands behind it',
      text: script('$cmd = "C:\\k\\kubelet.exe $global:Own--cert-dir=C:\\pki"'),
      messages: [/no blank between/],
    },
    {
      name: 'one that is joined to it',
      text: script("$cmd = 'C:\\k\\kubelet.exe ' + $global:Own + '--cert-dir=C:\\pki'"),
      messages: [/no blank between/],
    },
    {
      name: 'a script that a script writes',
      text: '$a = \'$global:Own = $text.Trim("KUBELET_KUBEADM_ARGS=`"")\'\n$a += \'$global:Own += "--cert-dir=C:\\pki"\'\n',
      messages: [/no blank between/],
    },
  ],
})
