import { testLint } from '../../../testing/test-lint.ts'
import { eksStartRange } from './eks-start-range.ts'

const cluster = (range: string) => `{
  "cluster": {
    "name": "core",
    "version": "1.31",
    "kubernetesNetworkConfig": { "serviceIpv4Cidr": "${range}", "ipFamily": "ipv4" }
  }
}
=== user-data.ps1 ===
`
const start = (more: string) =>
  `<powershell>\n[string]$EKSBootstrapScriptFile = "$env:ProgramFiles\\Amazon\\EKS\\Start-EKSBootstrap.ps1"\n& $EKSBootstrapScriptFile -EKSClusterName core ${more}3>&1\n</powershell>\n`

testLint(eksStartRange, {
  valid: [
    { name: 'a range that the script takes', text: cluster('172.20.0.0/16') + start('') },
    {
      name: 'a range that it is told',
      text: cluster('10.96.0.0/16') + start("-ServiceCIDR '10.96.0.0/16' "),
    },
    { name: 'parameters in a table', text: cluster('10.96.0.0/16') + start('@more ') },
    { name: 'a range that nobody tells', text: start('') },
  ],
  invalid: [
    {
      name: 'a range of its own',
      text: cluster('10.96.0.0/16') + start('-KubeletExtraArgs "--max-pods=40" '),
      messages: [/starts without -ServiceCIDR and takes .* the Services of the cluster have 10.96/],
      severity: 'warning',
    },
    {
      name: 'the same in words',
      text: `Our EKS cluster uses the service CIDR 10.96.0.0/16. The nodes start with
& $EKSBootstrapScriptFile -EKSClusterName core -KubeletExtraArgs "--node-labels=pool=win"
`,
      messages: [/10.96.0.0\/16/],
    },
  ],
})
