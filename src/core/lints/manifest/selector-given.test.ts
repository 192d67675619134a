import { testLint } from '../../testing/test-lint.ts'
import { selectorGiven } from './selector-given.ts'

const workload = (
  spec: Readonly<Record<string, unknown>>,
  {
    apiVersion = 'apps/v1',
    image = 'a/b:ltsc2022',
  }: { readonly apiVersion?: string; readonly image?: string | null } = {},
) => ({
  apiVersion,
  kind: 'Deployment',
  metadata: { name: 'web' },
  spec: {
    ...spec,
    template: {
      metadata: { labels: { app: 'web' } },
      spec: { containers: [{ name: 'a', image }] },
    },
  },
})

testLint(selectorGiven, {
  valid: [
    { name: 'its selector', document: workload({ selector: { matchLabels: { app: 'web' } } }) },
    { name: 'a version that fills it in', document: workload({}, { apiVersion: 'apps/v1beta2' }) },
    { name: 'a patch', document: workload({}, { image: null }) },
    {
      name: 'a patch that sets the image, by its file',
      text: `=== overlays/prod/web-patch.yaml ===\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec:\n  template:\n    metadata: { labels: { track: canary } }\n    spec: { containers: [{ name: a, image: 'a/b:ltsc2022' }] }\n`,
    },
    { name: 'a selector that is misspelt', document: workload({ Selector: {} }) },
    { name: 'a key of a template', document: workload({ '{{ include "a" . }}': null }) },
    { name: 'another kind', document: { ...workload({}), kind: 'CloneSet' } },
  ],
  invalid: [
    {
      name: 'a file that is no patch',
      text: `=== dispatch.yaml ===\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: web }\nspec:\n  template:\n    metadata: { labels: { track: canary } }\n    spec: { containers: [{ name: a, image: 'a/b:ltsc2022' }] }\n`,
      messages: [/has no spec\.selector/],
    },
    {
      name: 'no selector',
      document: workload({ replicas: 2 }),
      messages: [/The Deployment has no spec\.selector, which apps\/v1 requires/],
      severity: 'error',
    },
    {
      name: 'no selector of a DaemonSet',
      document: { ...workload({}), kind: 'DaemonSet' },
      messages: [/The DaemonSet has no spec\.selector/],
    },
  ],
})
