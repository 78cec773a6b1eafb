/**
 * The versions of the schema, oldest first. Old and new processes work on one database during a deployment, so a
 * version must leave alone what the one before it uses: add in one version, remove in the next but one (decision 45.4).
 * A version that has been released is never changed.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE SEQUENCE rota.record_ids;

  CREATE TABLE rota.records (
    area text NOT NULL,
    key text NOT NULL,
    value text NOT NULL,
    -- Epoch milliseconds of this database's clock.
    expires bigint,
    -- The order of creation.
    id bigint NOT NULL DEFAULT nextval('rota.record_ids'),
    -- Somebody waits for the end of this record.
    awaited boolean NOT NULL DEFAULT false,
    PRIMARY KEY (area, key)
  );
  CREATE INDEX records_by_expiry ON rota.records (expires) WHERE expires IS NOT NULL;

  CREATE TABLE rota.sweeps (at bigint NOT NULL);
  INSERT INTO rota.sweeps VALUES (0);

  -- The only clock by which records expire, in epoch milliseconds.
  CREATE FUNCTION rota.clock() RETURNS bigint LANGUAGE sql VOLATILE AS $$
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
  $$;

  -- Writes all steps or none. Each array has one element per step.
  CREATE FUNCTION rota.commit_unit(
    areas text[], keys text[],
    expects boolean[], was text[],
    writes boolean[], becomes text[], lasts bigint[],
    is_durable boolean
  ) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    record_lock bigint;
    at bigint;
    was_awaited boolean;
  BEGIN
    IF NOT is_durable THEN
      PERFORM set_config('synchronous_commit', 'off', true);
    ELSIF current_setting('synchronous_commit') = 'off' THEN
      PERFORM set_config('synchronous_commit', 'on', true);
    END IF;

    -- Also locks records that do not exist yet. The order prevents deadlocks.
    FOR record_lock IN
      SELECT DISTINCT hashtextextended(s.area || '/' || s.key, 0)
      FROM unnest(areas, keys) AS s(area, key) ORDER BY 1
    LOOP
      PERFORM pg_advisory_xact_lock(record_lock);
    END LOOP;

    -- After the locks: a wait for one must not prolong a lease.
    at := rota.clock();

    IF EXISTS (
      SELECT FROM unnest(areas, keys, expects, was) AS s(area, key, expects, was)
      LEFT JOIN rota.records r
        ON r.area = s.area AND r.key = s.key AND (r.expires IS NULL OR r.expires > at)
      WHERE s.expects AND r.value IS DISTINCT FROM s.was
    ) THEN
      UPDATE rota.records r SET awaited = true
      FROM unnest(areas, keys, expects, was) AS s(area, key, expects, was)
      WHERE r.area = s.area AND r.key = s.key AND s.expects AND s.was IS NULL AND NOT r.awaited;
      RETURN false;
    END IF;

    WITH gone AS (
      DELETE FROM rota.records r
      USING unnest(areas, keys, writes, becomes) AS s(area, key, writes, becomes)
      WHERE r.area = s.area AND r.key = s.key AND s.writes AND s.becomes IS NULL
      RETURNING r.awaited
    )
    SELECT bool_or(gone.awaited) INTO was_awaited FROM gone;
    -- Commits that notify wait for each other, so only those do that somebody waits for.
    IF was_awaited THEN
      PERFORM pg_notify('rota', '');
    END IF;

    INSERT INTO rota.records AS r (area, key, value, expires)
    SELECT s.area, s.key, s.becomes, at + s.lasts
    FROM unnest(areas, keys, writes, becomes, lasts) WITH ORDINALITY AS s(area, key, writes, becomes, lasts, place)
    WHERE s.writes AND s.becomes IS NOT NULL
    ORDER BY s.place
    ON CONFLICT (area, key) DO UPDATE SET
      value = excluded.value,
      -- An expired record may still be there; the new one inherits nothing from it.
      expires = CASE WHEN r.expires <= at THEN excluded.expires ELSE coalesce(excluded.expires, r.expires) END,
      id = CASE WHEN r.expires <= at THEN excluded.id ELSE r.id END,
      awaited = CASE WHEN r.expires <= at THEN false ELSE r.awaited END;
    RETURN true;
  END
  $$;

  -- Removes expired records, unless another process has done so within the minute or is doing so. Returns whether
  -- there may be more of them.
  CREATE FUNCTION rota.sweep(most integer) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    moment bigint := rota.clock();
    removed integer;
  BEGIN
    PERFORM FROM rota.sweeps WHERE at <= moment - 60000 FOR UPDATE SKIP LOCKED;
    IF NOT FOUND THEN
      RETURN false;
    END IF;
    PERFORM set_config('synchronous_commit', 'off', true);
    DELETE FROM rota.records r USING (
      SELECT area, key FROM rota.records WHERE expires <= moment LIMIT most FOR UPDATE SKIP LOCKED
    ) AS expired
    WHERE r.area = expired.area AND r.key = expired.key;
    GET DIAGNOSTICS removed = ROW_COUNT;
    IF removed < most THEN
      UPDATE rota.sweeps SET at = moment;
    END IF;
    RETURN removed = most;
  END
  $$;
  `,
]
