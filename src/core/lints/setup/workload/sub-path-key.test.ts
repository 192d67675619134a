import { testLint } from '../../../testing/test-lint.ts'
import { subPathKey } from './sub-path-key.ts'

const map = (key: string, name = 'settings') =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: ${name}}\ndata:\n  ${key}: text\n---\n`
const pod = (subPath: string, volume = 'configMap: {name: settings}') =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers:\n  - name: a\n    image: b\n    volumeMounts: [{name: c, mountPath: 'C:/app/app.yml', subPath: ${subPath}}]\n  volumes:\n  - name: c\n    ${volume}\n`

testLint(subPathKey, {
  valid: [
    { name: 'a key', text: map('app.yml') + pod('app.yml') },
    { name: 'a map that was not sent', text: map('app.yml', 'other') + pod('a.yml') },
    {
      name: 'the path that items gives',
      text:
        map('app.yml') +
        pod('web.yml', 'configMap: {name: settings, items: [{key: app.yml, path: web.yml}]}'),
    },
    {
      name: 'a folder of a claim',
      text: map('app.yml') + pod('logs', 'persistentVolumeClaim: {claimName: settings}'),
    },
    { name: 'a template', text: map('app.yml') + pod('"{{ .Values.file }}"') },
  ],
  invalid: [
    {
      name: 'a key that is not there',
      text: map('app.yml') + pod('web.yml'),
      messages: [
        /asks for web\.yml of the ConfigMap settings, which has app\.yml: the kubelet makes an empty/,
      ],
    },
    {
      name: 'a key that items calls otherwise',
      text:
        map('app.yml') +
        pod('app.yml', 'configMap: {name: settings, items: [{key: app.yml, path: web.yml}]}'),
      messages: [/which has web\.yml/],
    },
    {
      name: 'a Secret',
      text:
        map('app.yml').replace('ConfigMap', 'Secret') +
        pod('web.yml', 'secret: {secretName: settings}'),
      messages: [/of the Secret settings, which has app\.yml/],
    },
  ],
})
