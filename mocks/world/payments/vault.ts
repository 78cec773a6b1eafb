import type { Schema } from '../basics/schemas.ts'
import type { World } from '../world.ts'

type Card = Schema<'Card'>

/** Cards entered at the bank, by token. They are only kept in memory and are in no snapshot. */
const VAULTS = new WeakMap<World, Map<string, Card>>()

const vaultOf = (world: World): Map<string, Card> => {
  const vault = VAULTS.get(world) ?? new Map<string, Card>()
  VAULTS.set(world, vault)
  return vault
}

/** Stores a card and returns a token that can pay with it once. */
export function keepCard(world: World, card: Card): string {
  const token = world.ids.next('card', 24)
  vaultOf(world).set(token, card)
  return token
}

/** The card of a token; the token is deleted. */
export function takeCard(world: World, token: string): Card | undefined {
  const card = vaultOf(world).get(token)
  vaultOf(world).delete(token)
  return card
}
