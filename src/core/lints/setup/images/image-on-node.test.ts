import { testLint } from '../../../testing/test-lint.ts'
import { imageOnNode } from './image-on-node.ts'

const list = `PS C:\\> crictl images
IMAGE                                        TAG                 IMAGE ID            SIZE
mcr.microsoft.com/oss/kubernetes/pause       3.9                 1d3f1b7b2cf5f       114MB
registry.local/shop/web                      1.4.2-ltsc2022      f1a2e9c4a1b22       2.6GB

`
const pod = (image: string, policy = 'Never') =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers:\n  - name: web\n    image: ${image}\n    imagePullPolicy: ${policy}\n`

testLint(imageOnNode, {
  valid: [
    { name: 'an image of the list', text: list + pod('registry.local/shop/web:1.4.2-ltsc2022') },
    {
      name: 'one that is pulled',
      text: list + pod('registry.local/shop/web:1.4.3-ltsc2022', 'IfNotPresent'),
    },
    { name: 'one of which the list says nothing', text: list + pod('registry.local/shop/api:2') },
    { name: 'a digest', text: list + pod('registry.local/shop/web@sha256:1a2b') },
  ],
  invalid: [
    {
      name: 'another tag',
      text: list + pod('registry.local/shop/web:1.4.3-ltsc2022'),
      messages: [
        /Nobody pulls .*1\.4\.3-ltsc2022.*have registry\.local\/shop\/web:1\.4\.2-ltsc2022/,
      ],
      severity: 'warning',
    },
    {
      name: 'no tag',
      text: list + pod('registry.local/shop/web'),
      messages: [/Nobody pulls registry\.local\/shop\/web,/],
    },
  ],
})
