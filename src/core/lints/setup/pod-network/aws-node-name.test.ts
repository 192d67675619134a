import { testLint } from '../../../testing/test-lint.ts'
import { awsNodeName } from './aws-node-name.ts'

const setup = (more: string, place = 'The nodes are AWS EC2 instances.') =>
  `=== a.txt ===\n${place}\n\n=== b.txt ===\nPS C:\\k> .\\kubelet.exe --kubeconfig=C:\\k\\config ${more}\n`

testLint(awsNodeName, {
  valid: [
    {
      name: 'a name of its own',
      text: setup('--cloud-provider=external --hostname-override=ip-10-0-0-5.ec2.internal'),
    },
    {
      name: 'the id of its machine',
      text: setup('--cloud-provider=external --provider-id=aws:///us-east-1a/i-0123456789abcdef0'),
    },
    { name: 'the provider inside the kubelet', text: setup('--cloud-provider=aws') },
    { name: 'no provider', text: setup('--v=2') },
    {
      name: 'another cloud',
      text: setup('--cloud-provider=external', 'The nodes are VMware VMs.'),
    },
  ],
  invalid: [
    {
      name: 'the name of the host',
      text: setup('--cloud-provider=external'),
      messages: [/kubelet has no --hostname-override/],
      severity: 'warning',
    },
  ],
})
