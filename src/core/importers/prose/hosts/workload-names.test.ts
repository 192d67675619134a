import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const namesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap(({ decision, value }) =>
    decision === 'workloadName' || decision === 'namespace' ? [String(value)] : [],
  )

test.each([
  'Since Monday the deployment shop-web in namespace retail does not start on Windows.',
  'Das Deployment shop-web im Namespace retail startet auf Windows nicht.',
  'The Deployment `shop-web` (namespace `retail`) hangs on the Windows nodes.',
  'Our daemonset named shop-web in the namespace retail crashes on Windows.',
  'In namespace retail the deployment shop-web has no network on Windows.',
])('the workload of “%s”', (text) => expect(namesIn(text)).toEqual(['shop-web', 'retail']))

test.each([
  'The deployment is in namespace retail.',
  'The deployment win-agent in namespace kube-system does not start.',
  'The deployment shop-web in namespace retail fails, the deployment shop-mail in namespace mail too.',
  'The Linux deployment shop-web in namespace retail has no fault.',
  'The deployment shop-web in namespace retail works.',
  'The docs say that the deployment win-web in namespace shop has a selector.',
  'A colleague has a deployment win-web in namespace shop on his own cluster.',
  'We do not have a deployment win-web in namespace shop.',
  'Is there a deployment win-web in namespace shop?',
  'The deployment shop-web in namespace retail.example.com/x hangs.',
])('none in “%s”', (text) => expect(namesIn(text)).toEqual([]))
