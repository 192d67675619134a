import { testLint } from '../../../testing/test-lint.ts'
import { yamlEscape } from './yaml-escape.ts'

const pod = (path: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers:\n  - name: a\n    volumeMounts:\n    - name: d\n      mountPath: ${path}\n`

testLint(yamlEscape, {
  valid: [
    {
      name: 'lists of a script in a ConfigMap',
      text: 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  run.ps1: |\n    copy @("C:\\k", "C:\\temp") d\n',
    },
    { name: 'no quotes', text: pod(String.raw`C:\temp`) },
    { name: 'single quotes', text: pod(String.raw`'C:\inetpub'`) },
    { name: 'doubled backslashes', text: pod(String.raw`"C:\\inetpub\\wwwroot"`) },
    { name: 'slashes', text: pod('"C:/inetpub"') },
    {
      name: 'a script in a ConfigMap',
      text: `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  run.ps1: |\n    $path = "C:\\k"\n    copy "C:\\k\\a" d\n`,
    },
  ],
  invalid: [
    {
      name: 'a path between braces',
      text: 'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers:\n  - name: a\n    volumeMounts: [{name: d, mountPath: "C:\\temp"}]\n',
      messages: [/is not C:\\temp/],
    },
    {
      name: 'an escape that YAML does not have',
      text: pod(String.raw`"C:\inetpub\wwwroot"`),
      messages: [/nothing reads the file/],
      severity: 'error',
    },
    {
      name: 'an escape that is a tab',
      text: pod(String.raw`"C:\temp"`),
      messages: [/the path is not C:\\temp/],
    },
    {
      name: 'a configuration of the kubelet',
      text: `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nstaticPodPath: "C:\\manifests"\n`,
      messages: [/no escape/],
    },
  ],
})
