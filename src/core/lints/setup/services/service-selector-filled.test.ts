import { testLint } from '../../../testing/test-lint.ts'
import { serviceSelectorFilled } from './service-selector-filled.ts'

const service = (spec: string) =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: store}\nspec:\n  ports: [{port: 1433}]\n${spec}`

testLint(serviceSelectorFilled, {
  valid: [
    { name: 'labels', text: service('  selector: {app: store}\n') },
    { name: 'no selector at all', text: service('') },
    { name: 'a name elsewhere', text: service('  type: ExternalName\n  selector:\n') },
    {
      name: 'endpoints by hand',
      text: `${service('  selector:\n')}---\napiVersion: v1\nkind: Endpoints\nmetadata: {name: store}\nsubsets: [{addresses: [{ip: 10.3.0.9}], ports: [{port: 1433}]}]\n`,
    },
    {
      name: 'a slice of endpoints by hand',
      text: `${service('  selector: {}\n')}---\napiVersion: discovery.k8s.io/v1\nkind: EndpointSlice\nmetadata:\n  name: store-1\n  labels: {kubernetes.io/service-name: store}\naddressType: IPv4\nendpoints: [{addresses: [10.3.0.9]}]\n`,
    },
  ],
  invalid: [
    {
      name: 'a key with nothing below it',
      text: service('  selector:\n'),
      messages: [/The selector of the Service store is empty/],
      severity: 'warning',
    },
    { name: 'no labels in braces', text: service('  selector: {}\n'), messages: [/is empty/] },
  ],
})
