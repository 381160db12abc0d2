# Varnish in front of Anteroom, keeping public pages for others (docs/edge-caches.md).
# Anteroom must know it: TRUSTED_PROXIES=127.0.0.1, and BASE_URL with the scheme and port that visitors use.
vcl 4.1;

backend anteroom {
    .host = "127.0.0.1";
    .port = "8080";
}

acl operators {
    "127.0.0.1";
}

sub vcl_recv {
    # PURGE drops one address in all its languages and encodings; BAN drops all pages of the host.
    if (req.method == "PURGE" || req.method == "BAN") {
        if (client.ip !~ operators) {
            return (synth(405));
        }
        if (req.method == "PURGE") {
            return (purge);
        }
        ban("obj.http.x-page-host == " + req.http.host.lower());
        return (synth(200, "Banned"));
    }
    if (req.http.upgrade ~ "(?i)websocket") {
        return (pipe);
    }

    # The language in one word, never the visitor's own. A choice comes first; "pt" and "es" as a choice are not the other
    # variants. Of Accept-Language only what browsers send is read: the first tag, without a weight.
    unset req.http.x-page-language;
    unset req.http.x-forwarded-host;
    if (req.http.cookie ~ "(^|; *)lang=(en|pt-BR|it|es-CL|fr|ar)(;|$)") {
        set req.http.x-page-language = regsub(req.http.cookie, "^(.*; *)?lang=(en|pt-BR|it|es-CL|fr|ar)(;.*)?$", "\2");
    } elsif (req.http.cookie ~ "(^|; *)lang=pt(;|$)") {
        set req.http.x-page-language = "pt-PT";
    } elsif (req.http.cookie ~ "(^|; *)lang=es(;|$)") {
        set req.http.x-page-language = "es-ES";
    } elsif (!req.http.accept-language) {
        set req.http.x-page-language = "*";
    } elsif (req.http.accept-language ~ "(?i)^pt-br(,|$)") {
        set req.http.x-page-language = "pt-BR";
    } elsif (req.http.accept-language ~ "(?i)^es-cl(,|$)") {
        set req.http.x-page-language = "es-CL";
    } elsif (req.http.accept-language ~ "(?i)^(pt|es)(,|$)") {
        set req.http.x-page-language = regsub(req.http.accept-language, "(?i)^(pt|es).*$", "\1");
    } elsif (req.http.accept-language ~ "(?i)^pt-[a-z]{2}(,|$)") {
        set req.http.x-page-language = "pt-PT";
    } elsif (req.http.accept-language ~ "(?i)^es-([a-z]{2}|419)(,|$)") {
        set req.http.x-page-language = "es-ES";
    } elsif (req.http.accept-language ~ "(?i)^(en|it|fr|ar)(-[a-z]{2})?(,|$)") {
        set req.http.x-page-language = regsub(req.http.accept-language, "(?i)^(en|it|fr|ar).*$", "\1");
    }
    if (req.http.x-page-language) {
        set req.http.x-page-language = req.http.x-page-language.lower();
    }

    # Only the pages that Anteroom keeps are looked up, and they depend on no cookie any more.
    if ((req.method == "GET" || req.method == "HEAD") && req.http.x-page-language &&
        req.url ~ "^/(\?|$|doctors(/[0-9]+)?(\?|$)|health-search(\?|$))" && req.url !~ "token=" &&
        !req.http.authorization) {
        unset req.http.cookie;
        set req.http.x-page-host = req.http.host.lower();
        return (hash);
    }
    return (pass);
}

sub vcl_pipe {
    set bereq.http.upgrade = req.http.upgrade;
    set bereq.http.connection = req.http.connection;
}

sub vcl_backend_response {
    set beresp.http.x-page-host = bereq.http.x-page-host;
    # An old page is shown for as long as Anteroom allows, and never longer.
    if (beresp.http.cache-control !~ "stale-while-revalidate") {
        set beresp.grace = 0s;
    }
    set beresp.keep = 0s;
}

sub vcl_deliver {
    unset resp.http.x-page-host;
    # Browsers ask again each time and are answered 304; only this server keeps pages.
    if (resp.http.cache-control ~ "^public, max-age=0, s-maxage=") {
        set resp.http.cache-control = "no-cache, private";
        unset resp.http.age;
    }
    if (obj.hits > 0) {
        set resp.http.x-cache = "HIT";
    } else {
        set resp.http.x-cache = "MISS";
    }
}
