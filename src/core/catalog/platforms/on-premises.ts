import { definePlatform } from './define.ts'

export const onPremises = definePlatform({
  id: 'on-premises',
  name: 'On premises',
  sentence: 'Your own machines and network.',
})
