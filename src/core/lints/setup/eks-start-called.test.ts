import { testLint } from '../../testing/test-lint.ts'
import { eksStartCalled } from './eks-start-called.ts'

const group = (type: string) => `{
  "nodegroup": {
    "nodegroupName": "win",
    "version": "1.30",
    "amiType": "${type}"
  }
}
=== user-data.txt ===
`
const userData = (line: string) => `<powershell>\n${line}\n</powershell>\n`
const zone = 'Set-TimeZone -Id "UTC"'

testLint(eksStartCalled, {
  valid: [
    { name: 'an AMI of EKS', text: group('WINDOWS_CORE_2022_x86_64') + userData(zone) },
    {
      name: 'the call',
      text:
        group('CUSTOM') +
        userData('& "$env:ProgramFiles\\Amazon\\EKS\\Start-EKSBootstrap.ps1" -EKSClusterName a'),
    },
    {
      name: 'a group with an AMI of EKS beside it',
      text: `${group('CUSTOM')}${userData(zone)}\n=== other.json ===\n${group('WINDOWS_CORE_2022_x86_64')}`,
    },
    { name: 'user data of who knows what', text: userData(zone) },
  ],
  invalid: [
    {
      name: 'no call',
      text: group('CUSTOM') + userData(zone),
      messages: [/do not call Start-EKSBootstrap.ps1: the node never joins/],
      severity: 'warning',
    },
    {
      name: 'the same in Terraform',
      text: `resource "aws_eks_node_group" "win" {\n  cluster_name = "a"\n  ami_type     = "CUSTOM"\n}\n=== user-data.tpl ===\n${userData(zone)}`,
      messages: [/the node never joins/],
    },
  ],
})
