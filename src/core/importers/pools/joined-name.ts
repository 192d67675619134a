/** The name of a setting, whatever joins its words: `os-sku`, `os_sku`, `osSKU`. */
export const joinedName = (name: string): string => name.replaceAll(/[-_]/g, '').toLowerCase()
