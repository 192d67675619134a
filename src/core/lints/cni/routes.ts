import { parseCidr } from '../../values/address.ts'
import { fieldBelow, isPlaceholder, policiesOf, type EndpointPlugin } from './file.ts'

/** Ranges of routes that are none of a single address; undefined where one is not filled in. */
export function rangesRouted(plugin: EndpointPlugin) {
  const routes = policiesOf(plugin)
    .filter(({ type }) => type === 'route' || type === 'sdnroute')
    .map(({ path, value }) => {
      const at = (key: string) => fieldBelow(value, 'Settings', key) ?? fieldBelow(value, key)
      const prefix = at('DestinationPrefix')
      const encap = at('NeedEncap')
      const text = String(prefix?.value)
      return {
        path: prefix?.path ?? path,
        encapPath: encap?.path ?? path,
        text,
        range: parseCidr(text),
        needEncap: encap?.value,
      }
    })
  if (routes.some(({ text, range }) => !range || isPlaceholder(text))) return undefined
  return routes.flatMap(({ range, ...rest }) =>
    range && range.prefix < 32 ? [{ ...rest, range }] : [],
  )
}
