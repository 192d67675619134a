import { testLint } from '../../testing/test-lint.ts'
import { eksWindowsRole } from './eks-windows-role.ts'

const map = (role: string, more = '') => `apiVersion: v1
kind: ConfigMap
metadata: {name: aws-auth, namespace: kube-system}
data:
  mapRoles: |
    - rolearn: arn:aws:iam::1:role/linux-role
      username: system:node:{{EC2PrivateDNSName}}
      groups:
        - system:bootstrappers
        - system:nodes
    - rolearn: arn:aws:iam::1:role/${role}
      username: system:node:{{EC2PrivateDNSName}}
      groups:
        - system:bootstrappers
        - system:nodes
${more}`

testLint(eksWindowsRole, {
  valid: [
    { name: 'the group is there', text: map('windows-role', '        - eks:kube-proxy-windows\n') },
    { name: 'roles that tell no system', text: map('node-role') },
  ],
  invalid: [
    {
      name: 'a role of Windows nodes without the group',
      text: map('eks-Windows-NodeInstanceRole'),
      messages: [
        /The role eks-Windows-NodeInstanceRole is not in the group eks:kube-proxy-windows/,
      ],
      severity: 'error',
    },
    {
      name: 'a role that may be one of Linux nodes',
      text: map('winnipeg-nodes'),
      messages: [/The role winnipeg-nodes is not in the group/],
      severity: 'warning',
    },
  ],
})
