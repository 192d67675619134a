import { testLint } from '../../../testing/test-lint.ts'
import { yamlTab } from './yaml-tab.ts'

const file = (indent: string) =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS:\n${indent}- 10.96.0.10\n`
const pod = (indent: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata:\n${indent}name: a\nspec:\n${indent}containers: []\n`

testLint(yamlTab, {
  valid: [
    { name: 'spaces', text: file('  ') },
    {
      name: 'a tab that indents a line within quotes',
      text: `${file('  ')}clusterDomain: "a\n\tif b"\n`,
    },
    { name: 'a tab inside a text', text: `${file('  ')}clusterDomain: "a\tb"\n` },
  ],
  invalid: [
    {
      name: 'a tab in a configuration',
      text: file('\t'),
      messages: [/indented with a tab/],
      severity: 'error',
    },
    { name: 'a tab in a manifest', text: pod('\t'), messages: [/indented with a tab/] },
  ],
})
