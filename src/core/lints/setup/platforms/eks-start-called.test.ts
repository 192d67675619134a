import { testLint } from '../../../testing/test-lint.ts'
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

const called = userData(
  '& "$env:ProgramFiles\\Amazon\\EKS\\Start-EKSBootstrap.ps1" -EKSClusterName a',
)
const template = (content: string) => `resource "aws_launch_template" "win" {
  name = "win"
  user_data = base64encode(<<-EOT
${content}
EOT
  )
}
resource "aws_eks_node_group" "win" {
  cluster_name = "a"
  ami_type     = "WINDOWS_CORE_2022_x86_64"
}
`

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
    {
      name: 'a launch template with an AMI of its own',
      text: template(`  image_id = "ami-0a1b"\n${called}`),
    },
    { name: 'a launch template without AMI that calls nothing', text: template(userData(zone)) },
  ],
  invalid: [
    {
      name: 'a group of CloudFormation with an AMI of its own',
      text: `Resources:\n  T:\n    Type: AWS::EC2::LaunchTemplate\n    Properties:\n      LaunchTemplateData:\n        ImageId: ami-0abcdef1234567890\n        UserData:\n          Fn::Base64: |\n            <powershell>\n            ${zone}\n            </powershell>\n  G:\n    Type: AWS::EKS::Nodegroup\n    Properties:\n      ClusterName: a\n      AmiType: CUSTOM\n`,
      messages: [/they do not call Start-EKSBootstrap\.ps1/],
    },
    {
      name: 'a call beside that of EKS',
      text: template(called),
      messages: [/names no AMI, so EKS adds the start/],
      severity: 'warning',
    },
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
