import { testLint } from '../../../testing/test-lint.ts'
import { pullSecretUsable } from './pull-secret-usable.ts'

const secret = (type: string, rest = '') =>
  `apiVersion: v1\nkind: Secret\nmetadata: {name: reg}\n${type}${rest}---\n`
const usable = 'type: kubernetes.io/dockerconfigjson\n'
const config = (host: string) =>
  `stringData:\n  .dockerconfigjson: '{"auths":{"${host}":{"username":"a"}}}'\n`
const pod = (image: string, secrets = '[{name: reg}]') =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  imagePullSecrets: ${secrets}\n  containers: [{name: a, image: '${image}'}]\n`
const own = 'prod.azurecr.io/web:1'

testLint(pullSecretUsable, {
  valid: [
    {
      name: 'the registry of the image',
      text: secret(usable, config('prod.azurecr.io')) + pod(own),
    },
    { name: 'its address', text: secret(usable, config('https://prod.azurecr.io/v2/')) + pod(own) },
    {
      name: 'an image that anybody may pull',
      text:
        secret(usable, config('prod.azurecr.io')) +
        pod('mcr.microsoft.com/windows/nanoserver:ltsc2022'),
    },
    {
      name: 'a second Secret, which was not sent',
      text: secret(usable, config('test.azurecr.io')) + pod(own, '[{name: reg}, {name: other}]'),
    },
    { name: 'accounts that nobody shows', text: secret(usable) + pod(own) },
    {
      name: 'a Secret that no pod pulls with',
      text: secret('type: Opaque\n') + pod(own, '[{name: other}]'),
    },
  ],
  invalid: [
    {
      name: 'a Secret of another type',
      text: secret('type: Opaque\n') + pod(own),
      severity: 'warning',
      messages: [
        /of the type Opaque, and imagePullSecrets of web needs kubernetes.io\/dockerconfigjson/,
      ],
    },
    {
      name: 'no type, which is Opaque',
      text: secret('') + pod(own),
      messages: [/of the type Opaque/],
    },
    {
      name: 'another registry',
      text: secret(usable, config('test.azurecr.io')) + pod(own),
      messages: [
        /image is of prod.azurecr.io, and the Secret reg .* has an account for test.azurecr.io alone/,
      ],
    },
  ],
})
