import { testLint } from '../../../testing/test-lint.ts'
import { yamlFormLint } from './yaml-form.ts'

const deployment = (spec: string) =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: a\nspec:\n  template:\n    spec:\n${spec}`

testLint(yamlFormLint, {
  valid: [
    { name: 'a manifest', text: deployment('      containers:\n      - name: a\n') },
    {
      name: 'words behind it',
      text: `${deployment('      containers: []\n')}that was all of it, thanks\nAnna\n`,
    },
    {
      name: 'what was cut',
      text: deployment('      containers:\n      ...\n     nodeSelector: {}\n'),
    },
    {
      name: 'a template of Helm',
      text: deployment(
        '      {{- with .Values.sel }}\n     nodeSelector: {{ . }}\n      {{- end }}\n',
      ),
    },
    {
      name: 'a template of Terraform',
      text: deployment('      containers: ${containers}\n     nodeSelector: {}\n'),
    },
    {
      name: 'what a shell fills in',
      text: `cat <<EOF > a.yaml\n${deployment("      containers: []\n      nodeName: a-$(sed -e 's|^.*: *||' b)\n")}EOF\n`,
    },
    { name: 'marks of a script', text: deployment('      nodeSelector: %SELECTOR%\n      x: 1\n') },
    { name: 'other marks', text: deployment('      nodeSelector: @SELECTOR@\n      x: 1\n') },
    { name: 'a copy that breaks off', text: deployment('      containers:\n      - args: ["-t",') },
  ],
  invalid: [
    {
      name: 'a copy among words, in which a line may have moved',
      text: `Hello,\nthis is what we apply,\nit fails since today and nobody knows why.\n\n${deployment('      containers: []\n selector: {}\n')}`,
      messages: [/no YAML/],
      severity: 'warning',
    },
    {
      name: 'a key that stands further left than its neighbours and further right than what is around',
      text: deployment('      containers: []\n selector:\n    matchLabels: {app: a}\n'),
      messages: [/no YAML from here on: bad indentation/],
      severity: 'error',
    },
    {
      name: 'a key of an item at the dash',
      text: deployment(
        '      tolerations:\n      - key: os\n      operator: Equal\n      - key: b\n      value: c\n',
      ),
      messages: [/no YAML/],
    },
    {
      name: 'a manifest with a variable of Windows, which is no mark of a template',
      text: deployment(
        '      initContainers:\n        - name: a\n        image: b\n      containers:\n      - args: ["%CONTAINER_SANDBOX_MOUNT_POINT%/c.yml"]\n',
      ),
      messages: [/no YAML/],
      severity: 'error',
    },
    {
      name: 'something behind a quoted item',
      text: deployment('      containers:\n      - command:\n        - "-label"; "app=a"\n'),
      messages: [/no YAML/],
    },
    {
      name: 'a key without a blank behind its colon',
      text: deployment(
        '      containers:\n      - name: a\n        image:nginx\n        tty: true\n',
      ),
      messages: [/no YAML/],
    },
    {
      name: 'a list that is not closed',
      text: deployment(
        '      containers:\n      - name: a\n        command: ["ping", "-t"\n        tty: true\n        stdin: true\n',
      ),
      messages: [/no YAML/],
    },
  ],
})
