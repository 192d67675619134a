import { testLint } from '../../../testing/test-lint.ts'
import { mountedFilePresent } from './mounted-file-present.ts'

const map = (key: string) =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: settings}\ndata:\n  ${key}: text\n---\n`
const pod = (
  word: string,
  mount = String.raw`{name: c, mountPath: 'C:\config'}`,
  volume = 'configMap: {name: settings}',
) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers:\n  - name: a\n    image: b\n    args: ['${word}']\n    volumeMounts: [${mount}]\n  volumes:\n  - name: c\n    ${volume}\n`

testLint(mountedFilePresent, {
  valid: [
    { name: 'a key of the map', text: map('app.yml') + pod('--config=C:/config/app.yml') },
    {
      name: 'capitals, which Windows does not tell apart',
      text: map('App.yml') + pod(String.raw`C:\Config\app.yml`),
    },
    { name: 'a file of the image', text: map('app.yml') + pod(String.raw`C:\app\web.exe`) },
    {
      name: 'a map that was not sent',
      text: pod('C:/config/other.yml') + map('app.yml').replace('settings', 'others'),
    },
    {
      name: 'a file that another mount puts there',
      text:
        map('app.yml') +
        pod(
          'C:/config/other.yml',
          String.raw`{name: c, mountPath: 'C:\config'}, {name: d, mountPath: 'C:\config\other.yml', subPath: x}`,
        ),
    },
    {
      name: 'keys under other names',
      text:
        map('app.yml') +
        pod(
          'C:/config/other.yml',
          undefined,
          'configMap: {name: settings, items: [{key: app.yml, path: other.yml}]}',
        ),
    },
    {
      name: 'below the root of a HostProcess container',
      text:
        map('app.yml') +
        pod(
          '--config.file=%CONTAINER_SANDBOX_MOUNT_POINT%/config/app.yml',
          '{name: c, mountPath: /config}',
        ),
    },
    {
      name: 'a mount that begins nowhere, and so at the root of the drive',
      text:
        map('app.yml') +
        pod(
          '--config.file=%CONTAINER_SANDBOX_MOUNT_POINT%/config/app.yml',
          String.raw`{name: c, mountPath: 'config\'}`,
        ),
    },
  ],
  invalid: [
    {
      name: 'a mount that begins nowhere, without that key',
      text: map('app.yaml') + pod('C:/config/app.yml', '{name: c, mountPath: config}'),
      messages: [/mounted there has app.yaml alone/],
    },
    {
      name: 'a file that is no key',
      text: map('app.yaml') + pod('--config=C:/config/app.yml'),
      severity: 'warning',
      messages: [
        /web reads C:\/config\/app.yml, and the ConfigMap settings that is mounted there has app.yaml alone/,
      ],
    },
    {
      name: 'a folder that is spelt in another way',
      text: map('start.ps1') + pod(String.raw`C:\configs\start.ps1`),
      messages: [/the ConfigMap with that file is mounted at C:\\config/],
    },
  ],
})
