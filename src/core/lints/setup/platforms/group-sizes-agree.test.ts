import { testLint } from '../../../testing/test-lint.ts'
import { groupSizesAgree } from './group-sizes-agree.ts'

const file = (list: string, ...group: readonly string[]) => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: { name: a, region: eu-west-1 }
${list}:
  - name: linux
    instanceType: t3.large
    minSize: 2
    maxSize: 3
  - name: win
    amiFamily: WindowsServer2022CoreContainer
${group.map((line) => `    ${line}\n`).join('')}`
const command = (more: string) =>
  `eksctl create nodegroup --cluster a --name win --node-ami-family WindowsServer2022CoreContainer ${more}\n`

testLint(groupSizesAgree, {
  valid: [
    {
      name: 'numbers in rising order',
      text: file('managedNodeGroups', 'minSize: 1', 'desiredCapacity: 2', 'maxSize: 4'),
    },
    { name: 'the same number', text: file('nodeGroups', 'minSize: 2', 'maxSize: 2') },
    { name: 'one bound, beside a group with others', text: file('nodeGroups', 'minSize: 4') },
    {
      name: 'a number that is put out of use',
      text: file('nodeGroups', 'minSize: 4', '# maxSize: 1'),
    },
    {
      name: 'a group of Spot Ocean',
      text: file('nodeGroups', 'minSize: 4', 'maxSize: 3', 'spotOcean: {}', 'spotOcean:'),
    },
    { name: 'a command', text: command('--nodes 2 --nodes-min 1 --nodes-max 3') },
  ],
  invalid: [
    {
      name: 'a least that is more than the most',
      text: file('managedNodeGroups', 'minSize: 4', 'maxSize: 3'),
      messages: [
        /has minSize 4 and maxSize 3: eksctl refuses it \(“cannot use --nodes-min=4 and --nodes-max=3 at/,
      ],
      severity: 'error',
    },
    {
      name: 'a beginning above the most',
      text: file('nodeGroups', 'minSize: 1', 'desiredCapacity: 5', 'maxSize: 3'),
      messages: [
        /has desiredCapacity 5 and maxSize 3: .*“cannot use --nodes-max=3 and --nodes=5 at/,
      ],
    },
    {
      name: 'a beginning below the least, in a command',
      text: command('--nodes 1 --nodes-min 2 --nodes-max 3'),
      messages: [/has minSize 2 and desiredCapacity 1/],
    },
  ],
})
