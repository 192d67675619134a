import { testLint } from '../../../testing/test-lint.ts'
import { kopsWindowsGroup } from './kops-windows-group.ts'

const group = (image: string) =>
  `apiVersion: kops.k8s.io/v1alpha2\nkind: InstanceGroup\nmetadata: {name: win}\nspec:\n  image: ${image}\n  role: Node\n`

testLint(kopsWindowsGroup, {
  valid: [
    { name: 'a group of Linux', text: group('ubuntu-jammy-22.04-amd64-server-20240607') },
    {
      name: 'a Windows node of a cluster that kOps made',
      text: 'The cluster was made with kOps 1.29. The Windows Server 2022 node was joined with scripts of our own.\n',
    },
  ],
  invalid: [
    {
      name: 'an image of Windows',
      text: group('amazon/Windows_Server-2022-English-Core-Base-2024.06.13'),
      messages: [/^The instance group is for Windows \(amazon\/Windows_Server-2022/],
      severity: 'warning',
    },
    {
      name: 'in a mail',
      text: `Hi,\n\nthe nodes of this group do not join, Kubernetes is 1.29:\n\n${group('Windows_Server-2022-English-Core-Base')}\nWhat is missing?\n`,
      messages: [/do not join/],
    },
  ],
})
