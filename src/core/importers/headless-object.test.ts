import { testImporter } from '../testing/test-importer.ts'
import { headlessObject } from './headless-object.ts'

const spec = 'metadata:\n  name: web\nspec:\n  ports:\n  - port: 80\n'

testImporter(headlessObject, [
  {
    name: 'an object without kind',
    text: `apiVersion: v1\n${spec}`,
    reads: [['object.headMissing', 'kind', 1]],
  },
  {
    name: 'one whose kind is misspelt',
    text: `# a Service\napiVersion: v1\nkid: Service\n${spec}`,
    reads: [['object.headMissing', 'kind', 2]],
  },
  {
    name: 'a configuration of the kubelet without kind',
    text: 'apiVersion: kubelet.config.k8s.io/v1beta1\nclusterDNS:\n- 10.96.0.10\n',
    reads: [['object.headMissing', 'kind', 1]],
  },
])
