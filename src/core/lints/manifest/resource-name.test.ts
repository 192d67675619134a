import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { resourceName } from './resource-name.ts'

const pod = (resources: unknown) =>
  podManifest({ containers: [{ name: 'a', image: 'a/b:ltsc2022', resources }] })

testLint(resourceName, {
  valid: [
    {
      name: 'those of the API and of an extender',
      document: pod({
        limits: { cpu: 1, memory: '1Gi', 'ephemeral-storage': '1Gi', 'microsoft.com/directx': '1' },
        requests: { 'hugepages-2Mi': '4Mi' },
      }),
    },
    { name: 'a list, which is told by its form', document: pod({ requests: ['cpu=1'] }) },
    {
      name: 'the storage of a claim',
      text: 'apiVersion: v1\nkind: PersistentVolumeClaim\nmetadata: {name: a}\nspec: {resources: {requests: {storage: 1Gi}}}\n',
    },
  ],
  invalid: [
    {
      name: 'a misspelt one',
      document: pod({ limits: { memoy: '800Mi' } }),
      messages: [/limits\.memoy is no resource of containers/],
      severity: 'error',
    },
    {
      name: 'the word of another program',
      document: pod({ requests: { ram: '1Gi' } }),
      messages: [/requests\.ram is no resource/],
    },
    {
      name: 'storage, which claims have',
      document: pod({ requests: { storage: '1Gi' } }),
      messages: [/requests\.storage is no resource/],
    },
  ],
})
